import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import { contextOf, phaseOf } from '#game/game';
import { createPhaseActor } from '#game/machine';
import { fc } from '#game/testing/fast-check';
import { play } from '#game/testing/play';
import { type Script, scripts } from '#game/testing/script';
import type { GameState, PublicMessage } from './messages.js';
import { fromWire, phaseContext } from './mirror.js';
import { gameState } from './views.js';
import { toWire } from './wire.js';

interface Moment {
  event: GameEvent;
  phase: string;
  context: object;
  message: PublicMessage | undefined;
  state: GameState;
}

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A game as its client sees it after each event, from the first event after which it could connect. */
function moments(script: Script): Moment[] {
  const seen: Moment[] = [];
  play(script, (recorded, game) => {
    const { event, at } = recorded;
    if (recorded.version < 4 || event.type === 'GameClosed') return;
    const { all } = toWire(recorded, game);
    const message = all && overTheWire(all);
    const state = overTheWire(gameState(game, 0, at));
    seen.push({ event, phase: phaseOf(game), context: contextOf(game), message, state });
  });
  return seen;
}

/** Folds messages into a second machine and the player's own points, like the browser. */
function createMirror(state: GameState) {
  const actor = createPhaseActor({ phase: state.phase, context: phaseContext(state) });
  const { seq, my_answer, my_score, my_points, last_reveal } = state;
  const own = { seq, my_answer, my_score, my_points: [...my_points], last_reveal };
  return {
    own,
    phase: () => actor.getSnapshot(),
    answer(text: string) {
      own.my_answer = text;
    },
    receive(message: PublicMessage) {
      const [name, payload] = message;
      expect(payload.seq).toBe(own.seq + 1);
      own.seq = payload.seq;
      for (const event of fromWire(message, state.run)) {
        expect(actor.getSnapshot().can(event)).toBe(true);
        actor.send(event);
      }
      if (name === 'next_question') own.my_answer = null;
      if (name === 'quiz_completed') expect(payload.score).toBe(own.my_score);
      if (name !== 'answer_checked') return;
      const { question_index, correct_answer, explanation = '', answers, tally, points, score } = payload;
      own.last_reveal = { question_index, correct_answer, explanation, answers, tally };
      own.my_points.push(Number(points));
      own.my_score = Number(score);
    },
  };
}

function follow(all: Moment[], from: number) {
  const [first, ...rest] = all.slice(from);
  if (!first) return;
  const mirror = createMirror(first.state);
  for (const moment of [first, ...rest]) {
    if (moment !== first) {
      if (moment.event.type === 'AnswerSubmitted') mirror.answer(moment.event.answer);
      if (moment.message) mirror.receive(moment.message);
    }
    const { value, context } = mirror.phase();
    expect({ value, context }).toEqual({ value: moment.phase, context: moment.context });
    const { seq, my_answer, my_score, my_points, last_reveal } = moment.state;
    expect(mirror.own).toEqual({ seq, my_answer, my_score, my_points, last_reveal });
  }
}

describe('a mirror that folds public messages', () => {
  it('has the phase of the game and the points of its player after every event', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        follow(moments(script), 0);
      }),
      { numRuns: 200 },
    );
  });

  it('has them no matter at which event it starts', () => {
    fc.assert(
      fc.property(scripts, fc.nat(), (script, from) => {
        const all = moments(script);
        follow(all, from % all.length);
      }),
      { numRuns: 200 },
    );
  });
});
