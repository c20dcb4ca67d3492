import type { RoomSettings } from '#protocol/messages';
import type { Ask } from './ask.js';
import type { Room } from './room.js';

/** The settings as they are sent: what a chosen quiz is, the server knows. */
export const wishOf = ({ quiz: _quiz, ...wish }: RoomSettings) => wish;

/** Starts a run with the settings of the room. Questions come one by one: nobody can read ahead in a race. */
export function startRun(ask: Ask, { settings }: Room) {
  const { locked: _locked, amount, ...wish } = wishOf(settings);
  // a new host who has not been told the id of the quiz: without a number the server plays what the room has chosen
  const isUntold = settings.quiz !== null && settings.quiz_id === undefined;
  return ask('start_game', { ...wish, ...(isUntold ? {} : { amount }), disclosure: 'progressive' });
}
