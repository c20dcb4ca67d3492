import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Reveal } from '#protocol/messages';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import type { RoomBot } from './room-bot.js';

/** Checks what every player of a room received, by their own journals. */
export function expectFair(bots: RoomBot[], questions: number): void {
  const [first] = bots;
  for (const bot of bots) {
    expectNoEarlyKey(bot, questions);
    expect(bot.ending?.scores).toEqual(first?.ending?.scores);
  }
  expect(first?.ending?.scores.map(({ name }) => name).sort()).toEqual(bots.map(({ name }) => name).sort());
}

/** Fails if a frame reveals an answer key before its question has closed. */
function expectNoEarlyKey({ frames }: RoomBot, questions: number): void {
  let open = -1;
  for (const [event, payload] of frames) {
    const text = JSON.stringify(payload ?? null);
    const told = revealIn(event, payload);
    if (event === 'start_game' || event === 'game_state') open = Math.max(open, 0);
    if (told) expect(told.question_index).toBeLessThan(questions);
    if (event === 'next_question') open = (payload as { newQuestionIndex: number }).newQuestionIndex;
    if (event === 'answer_checked') expect(told?.question_index).toBeGreaterThanOrEqual(open);
    if (event === 'game_state') {
      const { phase, question_index } = payload as { phase: string; question_index: number };
      if (phase === 'asking' && told) expect(told.question_index).toBeLessThan(question_index);
    }
    if (!told) expect(text).not.toMatch(/correct_answer|explanation/);
    expect(text).not.toContain('@example.org');
  }
}

function revealIn(event: string, payload: unknown): Reveal | undefined {
  if (event === 'answer_checked') return payload as Reveal;
  if (event === 'game_state') return (payload as { last_reveal: Reveal | null }).last_reveal ?? undefined;
  return undefined;
}

/** Expects every acknowledged answer exactly once in the log, as acknowledged. */
export async function expectKept(database: DataSource, bots: RoomBot[]): Promise<number> {
  const rows = await database.query<
    { id: string; index: number; version: number; answer: string; name: string }[]
  >(
    `select d.data->'questions'->(a.data->>'index')::int->>'question_id' as id, (a.data->>'index')::int as index,
       a.version, a.data->>'answer' as answer, j.data->>'name' as name
     from game_event a
     join game_event d on d.game_id = a.game_id and d.type = 'QuestionsDealt' and d.data->'run' = a.data->'run'
     join game_event j on j.game_id = a.game_id and j.type = 'PlayerJoined' and j.data->'seat' = a.data->'seat'
     where a.type = 'AnswerSubmitted'`,
  );
  const logged = new Map(rows.map(({ id, name, ...row }) => [`${name} ${id}`, row]));
  expect(logged.size).toBe(rows.length);
  for (const bot of bots) {
    for (const { question_id, index, answer, version } of bot.receipts)
      expect(logged.get(`${bot.name} ${question_id}`)).toEqual({ index, answer, version });
  }
  return rows.length;
}

/** Expects log, results, history and SQL to agree in all games. */
export async function expectVerified(database: DataSource, games: number): Promise<void> {
  const verified = await verify(new StoredGames(database));
  expect({ games: verified.games, differences: verified.differences }).toEqual({ games, differences: [] });
}
