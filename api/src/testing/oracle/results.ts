import type { GameState, ScoreRow } from '#protocol/messages';
import { dataSourceOptions, openDatabase } from '../../database/data-source.js';
import { StoredGames } from '../../replay/stored-games.js';
import { verify } from '../../replay/verify.js';
import type { Journal } from '../player/journal.js';
import type { Room } from '../player/room.js';
import { type Broken, broken } from './broken.js';
import { type Database, PATIENCE_MS } from './database.js';

/** A stored result. */
interface Row {
  game_id: string;
  name: string;
  score: number;
}

const HISTORY = `select p.game_id, u.username as name, p.score from played_quiz p join users u on u.id = p.user_id
  where p.game_id = any($1::uuid[]) and p.score is not null`;

export const historyOf = (database: Database, ids: readonly string[]): Promise<Row[]> =>
  database.query<Row>(HISTORY, [ids], PATIENCE_MS);

/** I3: announced scores equal the history. */
export function results({ id, players }: Room, history: readonly Row[]): Broken[] {
  const stored = sorted(history.filter(({ game_id }) => game_id === id));
  return players.flatMap((bot) => {
    const told = scoresTold(bot.journal);
    if (!told) return [];
    return sorted(told) === stored
      ? []
      : broken('I3', id, `${bot.name} was told ${sorted(told)}, stored is ${stored}`);
  });
}

const sorted = (rows: readonly { name: string; score: number }[]) =>
  JSON.stringify(rows.map(({ name, score }) => `${name}: ${score}`).sort());

/** The final scores as the player received them. */
export function scoresTold({ frames }: Journal): ScoreRow[] | undefined {
  const told = frames.findLast(({ event }) => event === 'quiz_completed')?.payload as
    | { scores: ScoreRow[] }
    | undefined;
  if (told) return told.scores;
  const state = frames.findLast(({ event }) => event === 'game_state')?.payload as GameState | undefined;
  return state?.phase === 'lobby' && state.run > 0 ? state.scores : undefined;
}

/** I3: fold, stored results, history and SQL. */
export async function verified({ databaseUrl }: Database, ids: readonly string[]): Promise<Broken[]> {
  const database = await openDatabase(dataSourceOptions(databaseUrl));
  try {
    const stored = new StoredGames(database);
    const checked = await Promise.all(ids.map((id) => verify(stored, id)));
    return checked.flatMap(({ differences }) =>
      differences.map(({ gameId, what, expected, found }) =>
        broken('I3', gameId, `${what}: ${expected}, found ${found}`),
      ),
    );
  } finally {
    await database.destroy();
  }
}
