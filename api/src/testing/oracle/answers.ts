import type { Room } from '../player/room.js';
import { type Broken, broken } from './broken.js';
import { type Database, PATIENCE_MS } from './database.js';

/** An answer in the log. */
export interface Logged {
  game_id: string;
  version: number;
  index: number;
  answer: string;
  name: string;
  question_id: string;
  /** This player's answers to this question. */
  times: number;
  is_late: boolean;
}

const ANSWERS = `select a.game_id, a.version, (a.data->>'index')::int as index, a.data->>'answer' as answer,
    j.data->>'name' as name, d.data->'questions'->(a.data->>'index')::int->>'question_id' as question_id,
    count(*) over (partition by a.game_id, a.data->'run', a.data->'seat', a.data->'index')::int as times,
    exists (select from game_event c where c.game_id = a.game_id and c.type = 'QuestionClosed'
      and c.data->'run' = a.data->'run' and c.data->'index' = a.data->'index' and c.version < a.version) as is_late
  from game_event a
  join game_event d on d.game_id = a.game_id and d.type = 'QuestionsDealt' and d.data->'run' = a.data->'run'
  join game_event j on j.game_id = a.game_id and j.type = 'PlayerJoined' and j.data->'seat' = a.data->'seat'
  where a.type = 'AnswerSubmitted' and a.game_id = any($1::uuid[])`;

export const answersOf = (database: Database, ids: readonly string[]): Promise<Logged[]> =>
  database.query<Logged>(ANSWERS, [ids], PATIENCE_MS);

/** I1, including repeats, which must get the first receipt. */
export function kept({ id, players }: Room, logged: readonly Logged[]): Broken[] {
  // Matched by version: the same text from the player's other device gets the first receipt. [A2]
  const rows = new Map(logged.filter(({ game_id }) => game_id === id).map((row) => [row.version, row]));
  return players.flatMap(({ name, journal }) => [
    ...journal.receipts.flatMap(({ index, answer, version, questionId }) => {
      const row = rows.get(version);
      if (!row) return broken('I1', id, `${name}: answer ${index} is confirmed and not in the log`);
      const fits = row.index === index && row.answer === answer;
      const isOwn = row.name === name && row.question_id === questionId;
      return fits && isOwn
        ? []
        : broken('I1', id, `${name}: answer ${index} is in the log as something else`);
    }),
    ...journal.repeats
      .filter(({ first, version }) => first.version !== version)
      .map(({ first }) => broken('I1', id, `${name}: a repeat of answer ${first.index} got another receipt`)),
  ]);
}

/** I2 and I4 */
export const once = (logged: readonly Logged[]): Broken[] =>
  logged.flatMap(({ game_id, name, index, times, is_late }) => [
    ...(times > 1 ? [broken('I2', game_id, `${name} answered ${index} ${times} times`)] : []),
    ...(is_late ? [broken('I4', game_id, `an answer after the close of ${index}`)] : []),
  ]);
