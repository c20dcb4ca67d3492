import { describe, expect, it } from '@jest/globals';
import { dueAt } from '#game/due';
import { fc } from '#game/testing/fast-check';
import { play } from '#game/testing/play';
import { type Script, scripts } from '#game/testing/script';
import { gameState } from './views.js';
import { toWire } from './wire.js';

/** Everything that leaves a game before question `index` closes, as text: messages, states, due times, replies. */
function overheard(script: Script, index: number) {
  const frames: string[] = [];
  let isOver = false;
  const { replies } = play(script, (recorded, game) => {
    const { event, at, version } = recorded;
    isOver ||= event.type === 'GameClosed' || (event.type === 'QuestionClosed' && event.index === index);
    if (isOver || version < 4) return;
    frames.push(JSON.stringify([toWire(recorded, game), gameState(game, 0, at), dueAt(game)]));
  });
  return { frames, replies };
}

/** The same game with other keys from question `index` on. */
const rekeyed = (script: Script, index: number, by: number): Script => ({
  ...script,
  quiz: script.quiz.map((question, i) =>
    i < index ? question : { ...question, key: (question.key + by) % question.choices },
  ),
});

describe('a spy', () => {
  it('receives the same before a question closes whatever its key is', () => {
    fc.assert(
      fc.property(scripts, fc.nat(5), fc.integer({ min: 1, max: 3 }), (script, at, by) => {
        const index = at % script.quiz.length;
        const one = overheard(script, index);
        const other = overheard(rekeyed(script, index, by), index);
        expect(other).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  it('receives the key when the question closes, which shows that the test above can detect a leak', () => {
    const script: Script = {
      quiz: [{ timer: 5, choices: 4, key: 0 }],
      steps: [
        { until: 'now', plus: 0, act: { do: 'connect' } },
        { until: 'due', plus: 0, act: { do: 'advance' } },
      ],
    };
    const [one, other] = [overheard(script, 1), overheard(rekeyed(script, 0, 1), 1)];
    expect(one.frames.slice(0, -1)).toEqual(other.frames.slice(0, -1));
    expect(one.frames.at(-1)).not.toBe(other.frames.at(-1));
  });
});
