import type { ChatMessage } from '#protocol/messages';
import type { LiveGame } from '../live/live-game.js';

/** What is known of a game with which this instance is not busy. Entries may be stale. */
export type Known =
  | { is: 'unknown' }
  /** `quietTicks`: ticks without a message from the owner. */
  | { is: 'elsewhere'; owner: string; quietTicks: number }
  /** Released, with its chat, or its owner has died; no claim is known. */
  | { is: 'ownerless'; chat: ChatMessage[]; quietTicks: number }
  /** Its log holds events of a newer release: this instance cannot own it. */
  | { is: 'newer'; quietTicks: number };

/** Where a game is, as far as this instance knows. `otherwise`: what is known if the attempt fails. */
export type Where =
  | Known
  /** The log is asked for the owner. */
  | { is: 'finding'; found: Promise<LiveGame | string>; otherwise: Known }
  /** It is created, claimed or read by this instance; `chat` comes from its owner before. */
  | { is: 'loading'; loaded: Promise<LiveGame>; chat: ChatMessage[]; otherwise: Known }
  | Here
  /** Released by this instance; `left` resolves when the log knows. */
  | { is: 'leaving'; left: Promise<void> }
  /** Broken; the log does not know yet. */
  | { is: 'quarantined' };

export interface Here {
  is: 'here';
  live: LiveGame;
  /** The other instance that had all sockets of the game at the last tick. */
  soleEdge?: string | undefined;
  /** It is being moved there. */
  isMoving?: true;
}

export const UNKNOWN: Known = { is: 'unknown' };

export type Followed = Extract<Known, { quietTicks: number }>;

/** What is known apart from what this instance does with the game; undefined while it has or releases it. */
export function knownOf(where: Where): Known | undefined {
  switch (where.is) {
    case 'finding':
    case 'loading':
      return where.otherwise;
    case 'here':
    case 'leaving':
    case 'quarantined':
      return undefined;
    default:
      return where;
  }
}

export const isFollowed = (known: Known | undefined): known is Followed =>
  known !== undefined && known.is !== 'unknown';
