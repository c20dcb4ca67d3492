import type { Player } from './player.js';

const RECORDED = [
  'start_game',
  'next_question',
  'answer_progress',
  'answer_checked',
  'your_result',
  'clock',
  'quiz_completed',
];

/** One payload of each message that a player gets, which the bare server then sends. Does not wait for `but`. */
export async function samplesFor(player: Player, but: string[] = []): Promise<Record<string, object>> {
  const wanted = RECORDED.filter((event) => !but.includes(event));
  const payloads = await Promise.all(
    wanted.map(async (event): Promise<[string, object]> => [event, await player.next<object>(event)]),
  );
  return Object.fromEntries(payloads);
}
