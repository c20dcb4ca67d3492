import pg from 'pg';

/** Words that occur independently in one of 2, 10, 100, 1,000 and 100,000 quizzes; and rarer ones. */
const TITLE = `array_remove(array[
  case when h % 2 = 0 then 'quiz' end,
  case when h / 2 % 10 = 1 then 'trivia' end,
  case when h / 20 % 100 = 7 then 'music' end,
  case when h / 2000 % 1000 = 11 then 'opera' end,
  case when h / 2000000 % 100000 = 13 then 'theremin' end,
  'w' || g % 5000,
  'w' || g / 5000 % 5000
], null)`;

/** Searches for common and rare words, whole or as prefixes, alone or combined; the last one finds nothing. */
export const SEARCHES = [
  ...['quiz', 'player', 'trivia', 'music', 'opera', 'theremin', 'w12', 'w123', 'w', 'mus'],
  ...['quiz player', 'music quiz', 'quiz w1', 'opera player', 'trivia w12', 'nothing of this kind'],
];

const QUESTIONS = `(select jsonb_agg(jsonb_build_object(
  'question_id', gen_random_uuid(), 'prompt', 'Which of these is it, for number ' || n || '?', 'category', 'History',
  'difficulty', 'easy', 'type', 'multiple', 'incorrect_answers', array['wrong ' || n, 'worse ' || n, 'worst ' || n],
  'correct_answer', 'right ' || n, 'timer', 20, 'explanation', ''
)) from generate_series(1, 2) n)`;

const FILL = `
insert into quiz (id, owner_id, title, total_questions, created_at, search, questions)
select gen_random_uuid(), owners.ids[1 + n % owners.size], array_to_string(words, ' '), 2,
  now() - ($1 - n) * interval '10 s', array_to_tsvector(words || owners.names[1 + n % owners.size]), questions.q
from (select array_agg(id order by id) as ids, array_agg(split_part(username, ' ', 2) order by id) as names,
  count(*) as size from users) owners
cross join (select ${QUESTIONS} as q) questions
cross join generate_series(1, $1::int) n
cross join lateral (select abs(hashint8extended(n, 1)) as h, abs(hashint8extended(n, 2)) as g) hashed
cross join lateral (select ${TITLE} || array['player'] as words) titled`;

/** Inserts quizzes of all users into the database, with timestamps over the last months. */
export async function fillWithQuizzes(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // The fastest order: rows without checks, then the indexes.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'quiz' and indexname <> 'quiz_pkey'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(FILL, [count]);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze quiz');
  await client.query('vacuum analyze users');
  await client.end();
}
