import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CATEGORIES } from '#game/category';
import type { Bank } from '#questions/bank';
import { DIFFICULTIES } from '#questions/question';
import { oneLine } from '../terminal-text.js';
import { BankQuestions } from './bank-questions.js';
import { cellsOf, QuestionPool } from './question-pool.js';
import { Refill } from './refill.js';

interface Stats {
  categories: { category: string; facts: number[]; fetched: number[]; full: number }[];
  calls: Record<string, number>;
  off: number;
  reports: number;
}

/** Numbers of questions per category and difficulty, from easy to hard. `full` of a category's six cells are exhausted. */
export async function bankStats(database: DataSource): Promise<Stats> {
  const { bank } = new BankQuestions();
  const fetched = await database.query<{ category: number; difficulty: string; n: number }[]>(
    'select category, difficulty, count(*)::int as n from provider_question group by 1, 2',
  );
  const full = await database.query<{ category: number; n: number }[]>(
    'select category, count(*)::int as n from provider_cell where full_until > now() group by 1',
  );
  const [gate] = await database.query<Pick<Stats, 'calls'>[]>('select calls from provider_gate');
  const [counts] = await database.query<Pick<Stats, 'off' | 'reports'>[]>(
    `select (select count(*)::int from question_off) as off, (select count(*)::int from question_report) as reports`,
  );
  const categories = CATEGORIES.map(({ id, name }) => ({
    category: name,
    facts: DIFFICULTIES.map((difficulty) => bank.facts(id, difficulty).length),
    fetched: DIFFICULTIES.map(
      (level) => fetched.find((row) => row.category === id && row.difficulty === level)?.n ?? 0,
    ),
    full: full.find(({ category }) => category === id)?.n ?? 0,
  }));
  return { categories, calls: gate?.calls ?? {}, off: counts?.off ?? 0, reports: counts?.reports ?? 0 };
}

export function statsText({ categories, calls, off, reports }: Stats): string {
  const numbers = (of: number[]) => of.map((n) => String(n).padStart(6)).join('');
  const heading = `${''.padEnd(40)}  facts: easy  med.  hard   fetched: easy  med.  hard   full`;
  const lines = categories.map(
    ({ category, facts, fetched, full }) =>
      `${category.padEnd(40)}      ${numbers(facts)}            ${numbers(fetched)}   ${full} of 6`,
  );
  const called = Object.entries(calls).map(([outcome, n]) => `${outcome} ${n}`);
  return [
    heading,
    ...lines,
    `calls to Open Trivia DB: ${called.join(', ') || 'none'}`,
    `${off} questions are switched off, ${reports} reports of players`,
  ].join('\n');
}

interface Reported {
  ref: string;
  reports: number;
  kinds: string[];
  texts: string[];
  prompt: string;
  answer: string;
  off: boolean;
}

/** The newest texts of players about a question. */
const TEXTS = 20;

/** Reported questions, most reported first. */
export const bankReports = (database: DataSource, limit: number): Promise<Reported[]> =>
  database.query(
    `select r.ref, count(*)::int as reports, array_agg(distinct kind) as kinds,
       coalesce((array_agg(text order by at desc) filter (where text <> ''))[1:${TEXTS}], '{}') as texts,
       (array_agg(prompt order by at desc))[1] as prompt, (array_agg(answer order by at desc))[1] as answer,
       exists (select from question_off o where o.ref = r.ref) as off
     from question_report r group by r.ref order by count(*) desc, max(at) desc limit $1`,
    [limit],
  );

export const reportsText = (all: Reported[]): string =>
  all
    .map(({ ref, reports, kinds, texts, prompt, answer, off }) =>
      [
        `${ref}${off ? '  (off)' : ''}  ${reports} × ${kinds.join(', ')}`,
        `    ${oneLine(`${prompt} → ${answer}`)}`,
        ...texts.map((text) => `    “${oneLine(text)}”`),
      ].join('\n'),
    )
    .join('\n') || 'no reports';

/** Switches a question on or off. Resolves to false if there is no such question to switch off. A server passes its bank. */
export async function bankSwitch(
  manager: Pick<EntityManager, 'query'>,
  ref: string,
  on: boolean,
  bank?: Facts,
): Promise<boolean> {
  if (on) {
    await manager.query('delete from question_off where ref = $1', [ref]);
    return true;
  }
  if (!(await isKnown(manager, ref, bank))) return false;
  await manager.query('insert into question_off (ref) values ($1) on conflict (ref) do nothing', [ref]);
  return true;
}

interface AuthoredQuiz {
  id: string;
  title: string;
  author: string;
  hidden: boolean;
}

/** A lateral query looks each question up in the index. $1 refs. */
export const QUIZZES_WITH = `
select r.ref, q.id, q.title, username as author, q.hidden
from (select ref, substr(ref, 6) as id from unnest($1::text[]) as ref where ref like 'quiz/_%') r
cross join lateral (
  select * from quiz where deleted_at is null and jsonb_path_query_array(questions, '$[*].question_id') ? r.id limit 1
) q
join users on users.id = q.owner_id`;

/** The users' quizzes that have these questions, by their refs. */
export async function quizzesWith(
  database: DataSource,
  refs: readonly string[],
): Promise<Map<string, AuthoredQuiz>> {
  const rows = await database.query<(AuthoredQuiz & { ref: string })[]>(QUIZZES_WITH, [refs]);
  return new Map(rows.map(({ ref, ...quiz }) => [ref, quiz]));
}

type Facts = Pick<Bank, 'categories' | 'facts'>;

async function isKnown(
  manager: Pick<EntityManager, 'query'>,
  ref: string,
  bank: Facts = new BankQuestions().bank,
): Promise<boolean> {
  const fetched = await manager.query('select from provider_question where ref = $1', [ref]);
  if (fetched.length > 0) return true;
  return bank.categories.some((category) =>
    DIFFICULTIES.some((difficulty) => bank.facts(category, difficulty).some(({ id }) => id === ref)),
  );
}

const MAX_FAILURES = 5;
const POLL_MS = 500;

/** Fetches until every cell of one category, or of all, is exhausted. @returns the exit code: 1 if the provider keeps failing. */
export async function bankSync(
  database: DataSource,
  opentdbUrl: string,
  category: number | undefined,
  print: (line: string) => void,
): Promise<number> {
  Logger.overrideLogger(false);
  const pool = new QuestionPool(database);
  const refill = new Refill({ opentdbUrl, questionProvider: 'opentdb' }, pool, database);
  let failures = 0;
  for (;;) {
    await pool.want(cellsOf({ category }));
    const [left] = await database.query<{ n: number }[]>(
      `select count(*)::int as n from provider_cell
       where coalesce(full_until < now(), true) and ($1::int is null or category = $1)`,
      [category ?? null],
    );
    if (!left?.n) break;
    const outcome = await refill.step();
    if (outcome === undefined) {
      await sleep(POLL_MS);
      continue;
    }
    const [size] = await database.query<{ n: number }[]>('select count(*)::int as n from provider_question');
    print(`${outcome}: ${size?.n} questions fetched so far, ${left.n} kinds may have more`);
    failures = outcome === 'busy' || outcome === 'broken' ? failures + 1 : 0;
    if (failures === MAX_FAILURES) {
      print('Open Trivia DB does not respond. Fetched questions are kept; try again later.');
      return 1;
    }
  }
  print('Open Trivia DB has no more.');
  return 0;
}
