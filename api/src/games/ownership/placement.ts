import type { ChatMessage } from '#protocol/messages';
import type { LiveGame } from '../live/live-game.js';

/** What this instance knows of a game that it does not own. It may be stale. */
export type Known =
  | { is: 'unknown' }
  /** `quietTicks`: ticks without a message from the owner. */
  | { is: 'elsewhere'; owner: string; quietTicks: number }
  /** The owner has released it, with its chat, or has died. No claim is known. */
  | { is: 'ownerless'; chat: ChatMessage[]; quietTicks: number }
  /** Its log holds events of a newer release: this instance cannot own it. */
  | { is: 'newer'; quietTicks: number };

/** Where a game is, as far as this instance knows. `otherwise`: its placement if the attempt fails. */
export type Placement =
  | Known
  /** The owner is being looked up in the log. */
  | { is: 'finding'; found: Promise<LiveGame | string>; otherwise: Known }
  /** This instance creates, claims or reads it. `chat` comes from the previous owner. */
  | { is: 'loading'; loaded: Promise<LiveGame>; chat: ChatMessage[]; otherwise: Known }
  | Here
  /** Being released by this instance. `left` resolves when the release is in the log. */
  | { is: 'leaving'; left: Promise<void> }
  /** Broken, and not quarantined in the log yet. */
  | { is: 'quarantined' };

export interface Here {
  is: 'here';
  live: LiveGame;
  /** The other instance that had all sockets of the game at the last tick. */
  soleEdge?: string | undefined;
  /** A release to that instance is in progress. */
  isMoving?: true;
}

export const UNKNOWN: Known = { is: 'unknown' };

export type Followed = Extract<Known, { quietTicks: number }>;

/** What is known of the game's owner; undefined while this instance owns, releases or quarantines the game. */
export function knownOf(placement: Placement): Known | undefined {
  switch (placement.is) {
    case 'finding':
    case 'loading':
      return placement.otherwise;
    case 'here':
    case 'leaving':
    case 'quarantined':
      return undefined;
    default:
      return placement;
  }
}

export const isFollowed = (known: Known | undefined): known is Followed =>
  known !== undefined && known.is !== 'unknown';
