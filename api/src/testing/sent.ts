import type { Sent } from '#protocol/entry';

/** Messages that are not in the log, or that a socket receives when it begins or ceases to follow a game. */
const NOT_LOGGED = new Set([
  'answer_progress',
  'player_connection',
  'player_message',
  'room_created',
  'game_state',
  'not_in_room',
  'leave_room_successful',
]);

interface Numbered {
  seq?: number;
  server_time?: number;
}

/** The messages that follow from the log, without the state, and its parts, that a socket receives when it begins to follow a game. */
export function withoutEntries(sent: readonly Sent[]): Sent[] {
  const states = new Set(
    sent.flatMap(([event, payload]) => (event === 'game_state' ? [moment(payload as Numbered)] : [])),
  );
  const isPart = ([event, payload]: Sent) =>
    ['player_joined', 'start_game', 'next_question'].includes(event) &&
    states.has(moment(payload as Numbered));
  // A stall that is not over yet has no number.
  const isPassing = ([event, payload]: Sent) => event === 'clock' && !('seq' in payload);
  return sent.filter((each) => !NOT_LOGGED.has(each[0]) && !isPart(each) && !isPassing(each));
}

const moment = ({ seq, server_time }: Numbered) => `${seq} ${server_time}`;
