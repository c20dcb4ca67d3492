import type { GameState, RoomState, ServerEvent } from './messages.js';

/** A message to a client: its name and its payload. */
export type Sent = [event: ServerEvent, payload: object];

/** A state with a code has all that only rooms have. */
type StateOfRoom = GameState & RoomState;

export const rosterOf = (state: GameState) => {
  const { names, total, seq, server_time } = state as StateOfRoom;
  return { names, total, seq, server_time };
};

/** The messages to a socket that starts to follow a game: the state, and parts of it again for clients that do not know states. */
export const entry = (state: GameState): Sent[] => (state.code === undefined ? soloEntry : roomEntry)(state);

/** The state, and the open question. */
function soloEntry(state: GameState): Sent[] {
  const { phase, question_index: newQuestionIndex, closes_at, server_time, seq } = state;
  if (phase !== 'asking') return [['game_state', state]];
  return [
    ['game_state', state],
    ['next_question', { newQuestionIndex, closes_at, server_time, seq }],
  ];
}

/** Code, players and state, and the running run. */
function roomEntry(state: GameState): Sent[] {
  const { code, pace, host_only, seq, server_time, questions, closes_at, run, title, question_index, phase } =
    state;
  const sent: Sent[] = [
    ['room_created', { code }],
    ['player_joined', rosterOf(state)],
    ['game_state', state],
  ];
  if (phase !== 'asking' && phase !== 'revealing') return sent;
  sent.push(['start_game', { questions, closes_at, server_time, run, title, seq, pace, host_only }]);
  if (phase !== 'asking') return sent;
  const question = questions[question_index];
  sent.push(['next_question', { newQuestionIndex: question_index, question, closes_at, server_time, seq }]);
  return sent;
}
