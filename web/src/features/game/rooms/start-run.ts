import type { RoomSettings } from '#protocol/messages';
import type { Ask } from './ask.js';

/** The settings to send: without the details of the quiz, since the server takes its id only. */
export const sentSettings = ({ quiz: _quiz, ...sent }: RoomSettings) => sent;

/**
 * Starts a run with the settings of the server: the last change may still be in flight. Questions arrive one by one,
 * so that no player can read ahead.
 */
export const startRun = (ask: Ask) => ask('start_game', { disclosure: 'progressive' });
