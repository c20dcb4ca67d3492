import { contextOf } from '#game/game';
import type { Counters } from '../games/ownership/counters.js';
import type { Games } from '../games/ownership/games.js';
import type { Registered } from './registered.js';

/** Buckets from a commit on a local disk up to the time after which the log counts as unavailable. */
const APPEND_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
/** One statement takes at most 500 games; a large room may append thousands of answers with one. */
const GAMES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const EVENTS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** Metrics of the games that this instance owns, and of changes of ownership. */
export function watchGames(metrics: Registered, games: Games): void {
  const { counters } = games;
  metrics.gauge(
    'live_games',
    'Live games owned by this instance, by kind.',
    (set) => {
      const kinds = games.live.map(({ game }) => contextOf(game).kind);
      for (const kind of ['room', 'solo']) set(kinds.filter((live) => live === kind).length, { kind });
    },
    ['kind'],
  );
  const counted: [name: string, help: string, read: () => number][] = [
    [
      'games_taken_over_total',
      'Games taken over from an owner that failed or released them.',
      () => counters.takenOver,
    ],
    [
      'commands_fenced_total',
      'Commands fenced because another instance had claimed the game.',
      () => counters.fenced,
    ],
    ['requests_resent_total', 'Requests to owners that were resent.', () => counters.resent],
    ['stalls_total', 'Times a game stalled because an append took over 1 s.', () => counters.stalled],
  ];
  for (const [name, help, read] of counted) metrics.counter(name, help, (set) => set(read()));
}

/** The append statements of this instance. */
export function watchLog(metrics: Registered, counters: Counters): void {
  const help = 'Duration of append statements, in seconds.';
  const seconds = metrics.histogram('append_seconds', help, APPEND_SECONDS, ['outcome']);
  for (const outcome of ['ok', 'failed']) seconds.zero({ outcome });
  const games = metrics.histogram('append_games', 'Games of an append statement.', GAMES);
  const events = metrics.histogram('append_events', 'Events of an append statement.', EVENTS);
  counters.onAppend = (append) => {
    seconds.observe({ outcome: append.outcome }, append.ms / 1_000);
    games.observe(append.games);
    events.observe(append.events);
  };
}
