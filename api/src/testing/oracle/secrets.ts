import type { GameState, PublicPayloads, Reveal } from '#protocol/messages';
import type { Room } from '../player/room.js';
import { type Broken, broken } from './broken.js';
import type { Close } from './log.js';

/** I7 and I9 */
export function secret(room: Room, rooms: readonly Room[], closes: readonly Close[]): Broken[] {
  const closed = new Set(closes.filter(({ game_id }) => game_id === room.id).map(({ index }) => index));
  const strangers = new Set(
    rooms
      .filter((other) => other !== room)
      .flatMap(({ players }) => players.flatMap(({ name }) => name || [])),
  );
  return room.players.flatMap(({ name, journal }) => {
    const found: Broken[] = [];
    const report = (invariant: 'I7' | 'I9', what: string) =>
      found.push(broken(invariant, room.id, `${name}: ${what}`));
    /** The question that is open on this connection. */
    let open = -1;
    for (const { event, payload } of journal.frames) {
      const text = JSON.stringify(payload ?? null);
      if (text.includes('@example.org')) report('I7', `an email in ${event}`);
      if ([...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].some(([, word = '']) => strangers.has(word)))
        report('I9', `a stranger in ${event}`);
      if (event === 'room_created' && (payload as { code: string }).code !== room.code)
        report('I9', 'the code of another room');
      const told = reveal(event, payload);
      if (!told && /"(correct_answer|explanation)"/.test(text)) report('I7', `a key in ${event}`);
      if (told && !closed.has(told.question_index))
        report('I7', `the key of ${told.question_index}, which no event has closed`);
      if (event === 'answer_checked' && told && told.question_index < open)
        report('I7', `the key of ${told.question_index} while ${open} was open`);
      if (event === 'start_game') open = 0;
      if (event === 'next_question') open = (payload as PublicPayloads['next_question']).newQuestionIndex;
      if (event !== 'game_state') continue;
      const { phase, question_index } = payload as GameState;
      open = phase === 'lobby' ? -1 : question_index;
      if (phase === 'asking' && told && told.question_index >= question_index)
        report('I7', `the key of ${question_index} while it is open`);
    }
    return found;
  });
}

function reveal(event: string, payload: unknown): Reveal | undefined {
  if (event === 'answer_checked') return payload as Reveal;
  return event === 'game_state' ? ((payload as GameState).last_reveal ?? undefined) : undefined;
}
