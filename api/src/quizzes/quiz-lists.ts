import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FOUND_QUIZZES, LISTED_QUIZZES, MAX_PAGE_SIZE } from '#protocol/limits';
import type { ListedQuiz, QuizzesQuery, QuizzesResponse } from '#protocol/quizzes';
import { prefixQueries } from './search-words.js';

const NEWEST_FIRST = 'order by created_at desc, id desc';

/** A page of the newest $1 quizzes that match. The first step collects only ids, since quizzes are large. */
const pageOf = (matches: string) => `
  with listed as materialized (
    select id, created_at from quiz where deleted_at is null and not hidden ${matches} ${NEWEST_FIRST} limit $1
  ), page as (
    select id from listed ${NEWEST_FIRST} limit $2 offset $3
  )
  select t.total, q.* from (select count(*)::int as total from listed) t
  left join (
    select q.id, q.title, q.total_questions, q.created_at as timestamp, u.username as author
    from page join quiz q using (id) join users u on u.id = q.owner_id
  ) q on true
  order by q.timestamp desc, q.id desc`;

const NEWEST = pageOf('');
const FOUND_BY_ONE = pageOf('and search @@ $4::tsquery');
/** `is true` stops Postgres from using the index for the other words, which would collect every quiz with a common word. */
const FOUND = pageOf('and search @@ $4::tsquery and (search @@ $5::tsquery) is true');
/** The rarest word is chosen among this many. */
const ESTIMATED_WORDS = 4;

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

type Row = { total: number } & (ListedQuiz | { id: null });

/** Public lists of quizzes. Their cost does not grow with the number of quizzes. */
@Injectable()
export class QuizLists {
  constructor(private readonly database: DataSource) {}

  /**
   * A page of quizzes, newest first. Without a search, it is a page of the newest `LISTED_QUIZZES`. With one, it is a page
   * of the newest `FOUND_QUIZZES` whose title or author has, for each search word, a word that starts with it.
   * `total` counts these.
   */
  async list({ page = 1, page_size = MAX_PAGE_SIZE, search = '' }: QuizzesQuery): Promise<QuizzesResponse> {
    const place = [page_size, (page - 1) * page_size];
    if (search.trim() === '') return this.page(NEWEST, [LISTED_QUIZZES, ...place]);
    const [rarest, ...others] = await this.rarestFirst(prefixQueries(search));
    if (!rarest) return { quizzes: [], total: 0 };
    const values = [FOUND_QUIZZES, ...place, rarest];
    if (others.length === 0) return this.page(FOUND_BY_ONE, values);
    return this.page(FOUND, [...values, others.join(' & ')]);
  }

  /** Moves the rarest word to the front, by Postgres's estimates for the first four words. */
  private async rarestFirst(words: string[]): Promise<string[]> {
    if (words.length < 2) return words;
    const candidates = words.slice(0, ESTIMATED_WORDS);
    const rows = await Promise.all(candidates.map((word) => this.estimatedRows(word)));
    const rarest = candidates[rows.indexOf(Math.min(...rows))] ?? '';
    return [rarest, ...words.filter((word) => word !== rarest)];
  }

  private async estimatedRows(word: string): Promise<number> {
    const sql =
      'explain (format json) select from quiz where deleted_at is null and not hidden and search @@ $1::tsquery';
    const [row] = await this.database.query<Explained[]>(sql, [word]);
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  private async page(sql: string, values: unknown[]): Promise<QuizzesResponse> {
    const rows = await this.database.query<Row[]>(sql, values);
    const quizzes = rows.flatMap(({ total: _, ...quiz }) => (quiz.id === null ? [] : [quiz]));
    return { quizzes, total: rows[0]?.total ?? 0 };
  }
}
