import type { GameState } from '#protocol/messages';
import type { PlayerSocket } from './player-session.js';

export const rosterOf = ({ names, total, seq, server_time }: GameState) => ({
  names,
  total,
  seq,
  server_time,
});

/** Sends code, players and state, and what is running again for clients that do not know states. */
export function showRoom(socket: PlayerSocket, state: GameState): void {
  const { seq, server_time, questions, closes_at, run, title, question_index, phase } = state;
  socket.emit('room_created', { code: state.code });
  socket.emit('player_joined', rosterOf(state));
  socket.emit('game_state', state);
  if (phase !== 'asking' && phase !== 'revealing') return;
  socket.emit('start_game', { questions, closes_at, server_time, run, title, seq });
  if (phase !== 'asking') return;
  const question = questions[question_index];
  socket.emit('next_question', { newQuestionIndex: question_index, question, closes_at, server_time, seq });
}
