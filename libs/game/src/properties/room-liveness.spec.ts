import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { closeIfAllAnswered } from '../decide/time.js';
import { decide } from '../decide.js';
import { dueAt } from '../due.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { isHostOnly, plays, seatAt } from '../sheet.js';
import { advance } from '../testing/commands.js';
import { playRoom } from '../testing/room-play.js';
import { roomScripts, USERS } from '../testing/room-script.js';
import { AWAY } from '../testing/world.js';

type Played = ReturnType<typeof playRoom>;

/** Advances the time from due time to due time until nothing is due. */
function runOut({ game, act }: Played) {
  const most = 2 * game.sheet.questions.length + 2;
  for (let round = 0; round <= most; round++) {
    if (dueAt(game) === null) return;
    act('ann', { do: 'advance' }, `r${round}`, 'due');
  }
  throw new Error(`still ${phaseOf(game)} after ${most} rounds`);
}

/** Whether every connected player who takes part has answered, and there is at least one. [A7, A8] */
function hasEverybodyAnswered(game: Game, present: Iterable<number>, answering?: number): boolean {
  const { index } = contextOf(game);
  const players = [...present].map((seat) => ({ seat, ...seatAt(game.sheet, seat) }));
  const awaited = players.filter((player) => plays(game.sheet, player, index) && player.seat !== answering);
  const somebody = awaited.length > 0 || answering !== undefined;
  return phaseOf(game) === 'asking' && somebody && awaited.every(({ answers }) => answers[index]);
}

/** Every possible set of connected members. */
function* subsets(all: number[]): Generator<Set<number>> {
  for (let bits = 0; bits < 2 ** all.length; bits++) yield new Set(all.filter((_, i) => bits & (1 << i)));
}

describe('from any state of a room', () => {
  it('[R1, R2, H5] its run ends without any connected player', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const played = playRoom(script);
        played.present.clear();
        runOut(played);
        expect(phaseOf(played.game)).toBe(played.game.sheet.seatOf.size > 0 ? 'lobby' : 'closed');
      }),
      { numRuns: 200 },
    );
  });

  it('[M6] it closes when all players leave, in any order', () => {
    fc.assert(
      fc.property(roomScripts, fc.shuffledSubarray([...USERS], { minLength: 5 }), (script, order) => {
        const played = playRoom(script);
        for (const user of order) played.act(user, { do: 'leave' }, `leave ${user}`);
        expect(['lobby', 'closed']).toContain(phaseOf(played.game));
        runOut(played);
        expect(phaseOf(played.game)).toBe('closed');
      }),
      { numRuns: 200 },
    );
  });

  it('[M8] it closes when an operator closes it, and only once', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const { game, act, log } = playRoom(script);
        act('ann', { do: 'close' }, 'close');
        expect([phaseOf(game), dueAt(game)]).toEqual(['closed', null]);
        const events = log.length;
        act('ann', { do: 'close' }, 'close again');
        expect(log).toHaveLength(events);
      }),
      { numRuns: 200 },
    );
  });

  it('[H1, M6] players who join can start a run', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const played = playRoom(script);
        const { game, act } = played;
        if (phaseOf(game) === 'closed') return;
        if (game.sheet.seatOf.size > 0) runOut(played);
        act('host', { do: 'settings', settings: { locked: false } }, 'unlock');
        for (const user of USERS) act(user, { do: 'join' }, `join ${user}`);
        act('host', { do: 'start' }, 'start');
        if (game.sheet.seatOf.size > 0) expect(phaseOf(game)).toBe('asking');
        else expect(game.sheet.kicked.size === USERS.length || game.sheet.settings?.locked).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('`Advance` has an effect at the due time, and none before', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        playRoom(script, {
          command: (game, present) => {
            const due = dueAt(game);
            const idle = phaseOf(game) === 'closed' || phaseOf(game) === 'lobby';
            if (due === null) return expect(idle).toBe(true);
            expect(decide({ ...advance(due - 1, present), id: '' }, game).events).toEqual([]);
            expect(decide({ ...advance(due, present), id: '' }, game).events).not.toEqual([]);
            return expect(decide({ ...advance(due, AWAY), id: '' }, game).events).not.toEqual([]);
          },
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('after every event of a room', () => {
  it('[A7, A8] the question closes if and only if every connected player has answered', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        playRoom(script, {
          command: (game) => {
            if (phaseOf(game) !== 'asking') return;
            for (const present of subsets([...game.sheet.seatOf.values()])) {
              const closes = closeIfAllAnswered(game, present, 0).length > 0;
              if (closes !== hasEverybodyAnswered(game, present)) expect({ present, closes }).toBeNull();
            }
          },
        });
      }),
      { numRuns: 150 },
    );
  });

  it('[A7] an answer closes it if and only if it was the last one', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        playRoom(script, {
          command: (game) => {
            const { index } = contextOf(game);
            if (phaseOf(game) !== 'asking') return;
            for (const seat of game.sheet.seatOf.values()) {
              const player = seatAt(game.sheet, seat);
              if (!plays(game.sheet, player, index) || player.answers[index]) continue;
              for (const present of subsets([...game.sheet.seatOf.values()])) {
                const closes = closeIfAllAnswered(game, present, 0, seat).length > 0;
                if (closes !== hasEverybodyAnswered(game, present, seat))
                  expect({ seat, present, closes }).toBeNull();
              }
            }
          },
        });
      }),
      { numRuns: 60 },
    );
  });

  it('[A7, A8] the counts of the open question are right', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        playRoom(script, {
          command: (game) => {
            const { seats, answered, waiting } = game.sheet;
            const { index } = contextOf(game);
            if (phaseOf(game) !== 'asking') return;
            const counted = seats.filter(({ answers }) => answers[index]).length;
            const late = seats.filter(
              ({ gone, from, userId }) => !gone && from > index && !isHostOnly(game.sheet, userId),
            ).length;
            expect({ answered, waiting }).toEqual({ answered: counted, waiting: late });
          },
        });
      }),
      { numRuns: 150 },
    );
  });

  it('[M7] no two players have the same name', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        playRoom(script, {
          command: ({ sheet }) => {
            const names = sheet.seats.flatMap(({ gone, name }) => (gone ? [] : [name]));
            expect([...sheet.names]).toEqual([...new Set(names)].map((name) => [name, 1]));
            expect(sheet.names.size).toBe(names.length);
          },
        });
      }),
      { numRuns: 200 },
    );
  });

  it('[M1, M6, H2] the host is a player in the room, unless it is empty', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        playRoom(script, {
          command: ({ sheet }) => {
            const members = sheet.seats.flatMap(({ gone, userId }, seat) => (gone ? [] : [[userId, seat]]));
            expect([...sheet.seatOf]).toEqual(members);
            if (members.length === 0) expect(sheet.host).toBe(-1);
            else expect(sheet.seats[sheet.host]?.gone).toBeUndefined();
          },
        });
      }),
      { numRuns: 200 },
    );
  });
});
