import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import type { Recorded } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { ranking } from '../ranking.js';
import { idle, plays } from '../sheet.js';
import { playRoom } from '../testing/room-play.js';
import { roomScripts } from '../testing/room-script.js';

const MINUTE = 60_000;

/** The user who hosts the run without playing it, according to the log alone. */
function hostOnlyIn(log: readonly Recorded[]): string | undefined {
  const users = log.flatMap(({ event }) => (event.type === 'PlayerJoined' ? [event.userId] : []));
  const start = log.findLast(({ event }) => event.type === 'RunStarted')?.event;
  return start?.type === 'RunStarted' && start.hostOnly !== undefined ? users[start.hostOnly] : undefined;
}

/** Returns a property that plays a script and calls `check` after each event, with the log so far. */
function watch(check: (recorded: Recorded, game: Game, log: readonly Recorded[]) => void) {
  return (script: Parameters<typeof playRoom>[0]) => {
    const log: Recorded[] = [];
    playRoom(script, {
      event: (recorded, game) => {
        log.push(recorded);
        check(recorded, game, log);
      },
    });
  };
}

describe('after every event of a room', () => {
  it('[H10] a host who does not play the run has no answer, no score, no rank and no result', () => {
    const check = watch(({ event }, game, log) => {
      const host = hostOnlyIn(log);
      if (host === undefined) return;
      const { seats } = game.sheet;
      const own = seats.flatMap(({ userId }, seat) => (userId === host ? [seat] : []));
      for (const seat of own) expect(seats[seat]).toMatchObject({ score: 0, answers: [] });
      expect(ranking(game.sheet).filter(({ seat }) => own.includes(seat))).toEqual([]);
      if (event.type === 'RunCompleted')
        expect(event.results.filter(({ seat }) => own.includes(seat))).toEqual([]);
    });
    fc.assert(fc.property(roomScripts, check), { numRuns: 150 });
  });

  it('[A8, H10] every player takes part in the open question or is counted as idle', () => {
    const check = watch((_, game) => {
      const { sheet } = game;
      if (phaseOf(game) !== 'asking') return;
      const asked = [...sheet.seatOf.values()].filter((seat) =>
        plays(sheet, sheet.seats[seat], contextOf(game).index),
      );
      expect(sheet.seatOf.size - idle(sheet)).toBe(asked.length);
    });
    fc.assert(fc.property(roomScripts, check), { numRuns: 150 });
  });

  it('[R1, R3, R4, H5] a key is shown for the time that the pace of its run sets', () => {
    let wasPaused = false;
    const check = watch(({ event, at }, game) => {
      const { pace = 'auto', reveal_seconds } = game.sheet.rules;
      if (event.type === 'QuestionClosed') {
        const { length } = game.sheet.keys[event.index]?.explanation ?? '';
        const ms = { auto: reveal_seconds * 1000, reading: 2_000 + 60 * length, manual: 10 * MINUTE }[pace];
        expect(event.revealUntil - at).toBe(wasPaused ? 30 * MINUTE : ms);
      }
      wasPaused = contextOf(game).paused;
    });
    fc.assert(fc.property(roomScripts, check), { numRuns: 150 });
  });

  it('an event that early releases do not know precedes the start of a run that its host does not play', () => {
    const check = watch(({ event }, _, log) => {
      if (event.type !== 'RunStarted' || event.hostOnly === undefined) return;
      const since = log.findLastIndex((each) => each.event.type === 'RunStarted' && each.event !== event);
      expect(log.slice(since + 1).map((each) => each.event.type)).toContain('RulesChosen');
    });
    fc.assert(fc.property(roomScripts, check), { numRuns: 150 });
  });

  it('[R4] only the host opens a question early, and only with the pace manual', () => {
    const check = watch(({ event }, { sheet }) => {
      if (event.type === 'QuestionOpened' && event.byHost) expect(sheet.rules.pace).toBe('manual');
    });
    fc.assert(fc.property(roomScripts, check), { numRuns: 150 });
  });
});

it('the random rooms cover hosts who do not play, every pace, and questions that the host opens', () => {
  const events = fc
    .sample(roomScripts, { seed: 1, numRuns: 600 })
    .flatMap((script) => playRoom(script).log.map(({ event }) => event));
  const starts = events.flatMap((event) => (event.type === 'RunStarted' ? [event] : []));
  expect(starts.filter(({ hostOnly }) => hostOnly !== undefined).length).toBeGreaterThan(50);
  for (const pace of [undefined, 'auto', 'reading', 'manual'])
    expect(starts.filter(({ settings }) => settings?.pace === pace).length).toBeGreaterThan(50);
  const opened = events.filter((event) => event.type === 'QuestionOpened' && event.byHost);
  expect(opened.length).toBeGreaterThan(10);
});
