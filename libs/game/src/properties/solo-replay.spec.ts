import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import type { Recorded } from '../events.js';
import { evolve } from '../evolve.js';
import { newGame } from '../game.js';
import { play, textOf } from '../testing/play.js';
import { scripts } from '../testing/script.js';

describe('a random solo game', () => {
  it('is the fold of its log, at every version', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const live: string[] = [];
        const { game, log } = play(script, (_, now) => live.push(textOf(now)));
        const stored: Recorded[] = JSON.parse(JSON.stringify(log));
        const replayed = newGame();
        stored.forEach((recorded, i) => {
          evolve(replayed, recorded);
          expect(textOf(replayed)).toBe(live[i]);
        });
        expect(textOf(game)).toBe(live.at(-1));
      }),
      { numRuns: 300 },
    );
  });

  it('[C1] gives a command id that was granted its first receipt again', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const { log, replies } = play(script);
        const answers = log.filter(({ event }) => event.type === 'AnswerSubmitted');
        for (const { commandId, version } of answers) {
          const all = replies
            .filter(({ id, by }) => id === commandId && by === 'ann')
            .map(({ reply }) => reply);
          const sinceGranted = all.slice(all.indexOf(version));
          expect(sinceGranted).toEqual(sinceGranted.map(() => version));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the random scripts', () => {
  const played = fc.sample(scripts, { seed: 1, numRuns: 400 }).map((script) => play(script));

  it('cover every event', () => {
    const types = new Set(played.flatMap(({ log }) => log.map(({ event }) => event.type)));
    expect([...types].sort()).toEqual([
      'AnswerKeySet',
      'AnswerSubmitted',
      'GameClosed',
      'GameOpened',
      'GameStalled',
      'PlayerJoined',
      'QuestionClosed',
      'QuestionOpened',
      'QuestionsDealt',
      'RulesChosen',
      'RunCompleted',
      'RunPaused',
      'RunResumed',
      'RunStarted',
    ]);
  });

  it('cover every refusal', () => {
    const words = played.flatMap(({ replies }) => replies.filter(({ reply }) => typeof reply === 'string'));
    expect([...new Set(words.map(({ reply }) => reply))].sort()).toEqual([
      '',
      'already_answered',
      'bad_request',
      'not_in_room',
      'not_now',
      'too_late',
      'wrong_question',
    ]);
  });

  it('have enough completed runs', () => {
    const ended = played.filter(({ log }) => log.at(-1)?.event.type === 'RunCompleted').length;
    expect(ended / played.length).toBeGreaterThan(0.1);
  });
});
