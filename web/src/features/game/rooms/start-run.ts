import type { RoomSettings } from '#protocol/messages';
import type { Ask } from './ask.js';
import type { Room } from './room.js';

/** The settings to send: without the details of the quiz, since the server takes its id only. */
export const sentSettings = ({ quiz: _quiz, ...sent }: RoomSettings) => sent;

/** Starts a run with the settings of the room. Questions arrive one by one, so that no player can read ahead. */
export function startRun(ask: Ask, { settings }: Room) {
  const { locked: _locked, amount, ...sent } = sentSettings(settings);
  // a new host may not have received the id of the quiz: without an amount the server plays what the room has chosen
  const lacksQuizId = settings.quiz !== null && settings.quiz_id === undefined;
  return ask('start_game', { ...sent, ...(lacksQuizId ? {} : { amount }), disclosure: 'progressive' });
}
