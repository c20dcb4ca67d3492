import type { ComponentType } from 'react';
import type { Sent } from '#protocol/entry';
import type { ServerClock } from '../connection/server-clock.js';

/** The screens of a room, which find it in the context. With `view=stage` in the address they are those of the big screen. */
export interface RoomScreens {
  Lobby: ComponentType;
  Play: ComponentType;
  Results: ComponentType;
}

export interface Seen {
  /** The messages from which a client shows the screen. */
  sent: readonly Sent[];
  /** The time that the screen shows, epoch ms. */
  at: number;
  kind: 'solo' | 'room';
  /** Whether it is the big screen of the room. */
  stage: boolean;
  screens: RoomScreens;
}

/** A stopped clock. */
export const clockAt = (at: number): ServerClock => ({ adjust: () => {}, now: () => at });
