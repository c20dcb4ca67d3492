import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, newGame } from '#game/game';
import type { Sent } from '#protocol/entry';
import { framesOf, seatOf, type Viewer } from '#protocol/frames';
import type { GameState } from '#protocol/messages';
import { gameState } from '#protocol/views';

/** A message as a viewer was sent it, after the event at `version`. */
export interface Frame {
  version: number;
  /** Epoch ms. */
  at: number;
  event: Sent[0];
  payload: Sent[1];
}

/** Users who had a name in the game at any time, by that name. */
export async function usersByName(log: AsyncIterable<Recorded>): Promise<Map<string, Set<string>>> {
  const users = new Map<string, Set<string>>();
  const seats: string[] = [];
  const add = (name: string, userId: string) =>
    users.set(name, (users.get(name) ?? new Set<string>()).add(userId));
  for await (const { event } of log) {
    if (event.type === 'PlayerJoined') {
      seats[event.seat] = event.userId;
      add(event.name, event.userId);
    }
    if (event.type === 'PlayerRenamed') add(event.name, seats[event.seat] ?? '');
  }
  return users;
}

/** The messages that a viewer was sent, up to version `to`. @throws Error if the log is invalid */
export async function* frames(
  log: AsyncIterable<Recorded>,
  viewer: Viewer,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<Frame> {
  const game = newGame();
  for await (const recorded of log) {
    const { version, at } = recorded;
    if (version > to) return;
    evolve(game, recorded);
    for (const [event, payload] of framesOf(recorded, game, viewer)) yield { version, at, event, payload };
  }
}

/** The game as a viewer may see it at `now`, epoch ms; undefined for a user who is not in it. */
export function seenBy(game: Game, viewer: Viewer, now: number): GameState | undefined {
  const seat = seatOf(game, viewer);
  return seat === undefined ? undefined : gameState(game, seat, now);
}
