import type { Recorded } from '#game/events';
import type { Game } from '#game/game';
import { NOBODY } from '#game/sheet';
import { entry, type Sent } from './entry.js';
import { gameState } from './views.js';
import { toWire } from './wire.js';

/** A viewer of a game: the current host, a spectator without a seat, or the user with an id. */
export type Viewer = 'host' | 'spectator' | { userId: string };

/** The seat of the viewer, or `NOBODY`; undefined for a user who is not in the game. */
export function seatOf({ sheet }: Game, viewer: Viewer): number | undefined {
  if (viewer === 'host') return sheet.host;
  if (viewer === 'spectator') return NOBODY;
  return sheet.seatOf.get(viewer.userId);
}

/**
 * The messages that a connected viewer received for `recorded`, which `game` has just applied. These are all messages that follow
 * from the log. Chat, connections and answer counts are not in the log, nor are the states for reconnects. In a large room joins
 * and leaves are sent in batches; here each is a batch of its own.
 */
export function framesOf(recorded: Recorded, game: Game, viewer: Viewer): Sent[] {
  const { event, at } = recorded;
  const { sheet } = game;
  const seat = seatOf(game, viewer);
  if (typeof viewer === 'object' && 'seat' in event) {
    const isOwn = sheet.seats[event.seat]?.userId === viewer.userId;
    if (isOwn && event.type === 'PlayerJoined') return entry(gameState(game, event.seat, at));
    if (isOwn && event.type === 'PlayerLeft') return parting(recorded, game, event.seat);
  }
  if (seat === undefined) return [];
  const { all, roster, each } = toWire(recorded, game);
  const own = seat === NOBODY ? undefined : each?.(seat);
  return [...(all ? [all] : []), ...batch(recorded, game, roster), ...(own ? [own] : [])];
}

/** A player who leaves gets no message from the log. A player who is removed does. */
function parting(recorded: Recorded, game: Game, seat: number): Sent[] {
  const { all, each } = toWire(recorded, game);
  const own = each?.(seat);
  return own ? [...(all ? [all] : []), own] : [];
}

function batch({ at }: Recorded, { sheet }: Game, roster: ReturnType<typeof toWire>['roster']): Sent[] {
  if (!roster) return [];
  const { joined, left } = roster;
  const { seq, seatOf } = sheet;
  const names = { joined: joined === undefined ? [] : [joined], left: left === undefined ? [] : [left] };
  return [['roster', { ...names, seq, server_time: at, total: seatOf.size }]];
}
