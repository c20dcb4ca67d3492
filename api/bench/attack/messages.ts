import type { z } from 'zod/mini';
import {
  aboutPlayer,
  checkAnswer,
  joinRoom,
  nothing,
  openNext,
  pauseGame,
  playerMessage,
  renamePlayer,
  roomSettings,
  skipQuestion,
  startGame,
  sync,
} from '#protocol/socket';

/** Every message that a client may send in a room. */
export const MESSAGES: Record<string, z.ZodMiniType> = {
  check_answer: checkAnswer,
  sync,
  register_user: nothing,
  check_for_room: nothing,
  create_room: nothing,
  join_room: joinRoom,
  current_players: nothing,
  leave_room: nothing,
  player_message: playerMessage,
  start_game: startGame,
  room_settings: roomSettings,
  kick_player: aboutPlayer,
  make_host: aboutPlayer,
  rename_player: renamePlayer,
  skip_question: skipQuestion,
  open_next: openNext,
  pause_game: pauseGame,
  end_game: nothing,
};
