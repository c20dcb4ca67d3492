import { describe, expect, it } from '@jest/globals';
import { dueAt } from '#game/due';
import type { Recorded } from '#game/events';
import { contextOf, type Game } from '#game/game';
import { fc } from '#game/testing/fast-check';
import { playRoom } from '#game/testing/room-play';
import { type RoomScript, roomScripts, USERS } from '#game/testing/room-script';
import { gameState } from './views.js';
import { toWire } from './wire.js';

type Role = 'host' | 'player' | 'late' | 'kicked' | 'outsider';

function roleOf({ sheet }: Game, userId: string, index: number): Role {
  const seat = sheet.seatOf.get(userId);
  if (seat === undefined) return sheet.kicked.has(userId) ? 'kicked' : 'outsider';
  if (seat === sheet.host) return 'host';
  return (sheet.seats[seat]?.from ?? 0) > Math.max(index, 0) ? 'late' : 'player';
}

/** Everything that a user can receive after one event: public and personal messages, and the state if they sync. */
function frame(recorded: Recorded, game: Game, userId: string) {
  const { all, each, roster } = toWire(recorded, game);
  const { seats, seatOf } = game.sheet;
  const seat = seatOf.get(userId);
  const last = seats.findLastIndex((each) => each.userId === userId);
  const own = last < 0 ? undefined : each?.(last);
  if (seat === undefined) return JSON.stringify([own]);
  return JSON.stringify([all, roster, own, gameState(game, seat, recorded.at), dueAt(game)]);
}

/** What each user receives before question `index` closes, with their role at that time, and all replies. */
function overheard(script: RoomScript, index: number) {
  const frames: { role: Role; heard: string }[] = [];
  let isOver = false;
  const { replies } = playRoom(script, {
    event(recorded, game) {
      const { event } = recorded;
      isOver ||= event.type === 'QuestionClosed' && event.index === index;
      if (isOver) return;
      for (const user of USERS) {
        const role = roleOf(game, user, contextOf(game).index);
        frames.push({ role, heard: frame(recorded, game, user) });
      }
    },
  });
  return { frames, replies: replies.map(({ reply }) => reply) };
}

/** The same room with other keys from question `index` on. */
const rekeyed = (script: RoomScript, index: number, by: number): RoomScript => ({
  ...script,
  quiz: script.quiz.map((question, i) =>
    i < index ? question : { ...question, key: (question.key + by) % question.choices },
  ),
});

describe('a spy in a room', () => {
  it('receives the same before a question closes whatever its key is, in every role', () => {
    fc.assert(
      fc.property(roomScripts, fc.nat(3), fc.integer({ min: 1, max: 3 }), (drawn, at, by) => {
        // An operator who corrects a run knows its keys.
        const script = { ...drawn, corrections: [] };
        const index = at % script.quiz.length;
        const one = overheard(script, index);
        const other = overheard(rekeyed(script, index, by), index);
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
      }),
      { numRuns: 200 },
    );
  });

  it('is tested in every role', () => {
    const roles = new Map<Role, number>();
    for (const script of fc.sample(roomScripts, { seed: 1, numRuns: 200 }))
      for (const { role } of overheard(script, 99).frames) roles.set(role, (roles.get(role) ?? 0) + 1);
    expect([...roles.keys()].sort()).toEqual(['host', 'kicked', 'late', 'outsider', 'player']);
    expect(Math.min(...roles.values())).toBeGreaterThan(50);
  });

  it('receives nothing but `kicked` once it is kicked', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        for (const { role, heard } of overheard(script, 99).frames) {
          if (role === 'outsider') expect(heard).toBe('[null]');
          if (role === 'kicked') expect(['[null]', '[["kicked",{}]]']).toContain(heard);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('receives the key when the question closes, which shows that the tests above can detect a leak', () => {
    const script: RoomScript = {
      quiz: [{ timer: 5, choices: 4, key: 0 }],
      rules: { scoring: 'speed', reveal_seconds: 2, late_join: 'next', disclosure: 'progressive' },
      steps: [
        { until: 'now', plus: 0, by: 'bob', act: { do: 'join' } },
        { until: 'now', plus: 0, by: 'host', act: { do: 'start' } },
        { until: 'due', plus: 0, by: 'host', act: { do: 'advance' } },
      ],
    };
    const [one, other] = [overheard(script, 1).frames, overheard(rekeyed(script, 0, 1), 1).frames];
    const differ = one.filter(({ heard }, i) => heard !== other[i]?.heard);
    expect(differ.map(({ role }) => role)).toEqual(['host', 'player']);
    expect(one.slice(0, -USERS.length)).toEqual(other.slice(0, -USERS.length));
  });
});

describe('disclosure', () => {
  it('hides prompts and choices until their question opens if it is progressive', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const progressive = { ...script, rules: { ...script.rules, disclosure: 'progressive' as const } };
        playRoom(progressive, {
          event(recorded, game) {
            const { run, index } = contextOf(game);
            const heard = USERS.map((user) => frame(recorded, game, user)).join();
            for (const [, told, at] of heard.matchAll(/(?:prompt|choice) (\d+)\.(\d+)/g)) {
              const hasOpened = Number(told) < run || (Number(told) === run && Number(at) <= index);
              if (!hasOpened) expect({ told, at, run, index, heard }).toBeNull();
            }
          },
        });
      }),
      { numRuns: 150 },
    );
  });

  it('shows all questions at the start if it is upfront', () => {
    const upfront: RoomScript = {
      quiz: [
        { timer: 5, choices: 4, key: 0 },
        { timer: 5, choices: 4, key: 0 },
      ],
      rules: { scoring: 'speed', reveal_seconds: 2, late_join: 'next', disclosure: 'upfront' },
      steps: [{ until: 'now', plus: 0, by: 'host', act: { do: 'start' } }],
    };
    const heard = (script: RoomScript) => overheard(script, 9).frames.at(-USERS.length)?.heard;
    expect(heard(upfront)).toContain('prompt 1.1');
    expect(heard({ ...upfront, rules: { ...upfront.rules, disclosure: 'progressive' } })).not.toContain(
      'prompt 1.1',
    );
  });
});
