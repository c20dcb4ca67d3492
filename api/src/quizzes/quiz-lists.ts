import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FOUND_QUIZZES, LISTED_QUIZZES, MAX_PAGE_SIZE } from '#protocol/limits';
import type { ListedQuiz, QuizzesQuery, QuizzesResponse } from '#protocol/quizzes';
import { prefixQueries } from './search-words.js';

const NEWEST_FIRST = 'order by created_at desc, id desc';

/** The newest quizzes that fit, by id and at most $1 of them; of these a page, with what a list shows. */
const pageOf = (fits: string) => `
  with listed as materialized (
    select id, created_at from quiz where deleted_at is null ${fits} ${NEWEST_FIRST} limit $1
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
/** `is true` keeps the other words from the index of words, which would collect every quiz that has a common one. */
const FOUND = pageOf('and search @@ $4::tsquery and (search @@ $5::tsquery) is true');
/** Words among which the rarest one is looked for. */
const WEIGHED_WORDS = 4;

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

type Row = { total: number } & (ListedQuiz | { id: null });

/** Lists of quizzes for everybody. However many there are, a list costs the same. */
@Injectable()
export class QuizLists {
  constructor(private readonly database: DataSource) {}

  /**
   * Newest first. A list reaches no further than the newest `LISTED_QUIZZES`, a search no further than the newest
   * `FOUND_QUIZZES` in which every word that was typed begins a word of title or author; `total` counts these.
   */
  async list({ page = 1, page_size = MAX_PAGE_SIZE, search = '' }: QuizzesQuery): Promise<QuizzesResponse> {
    const place = [page_size, (page - 1) * page_size];
    if (search.trim() === '') return this.answer(NEWEST, [LISTED_QUIZZES, ...place]);
    const [rarest, ...others] = await this.rarestFirst(prefixQueries(search));
    if (!rarest) return { quizzes: [], total: 0 };
    const values = [FOUND_QUIZZES, ...place, rarest];
    if (others.length === 0) return this.answer(FOUND_BY_ONE, values);
    return this.answer(FOUND, [...values, others.join(' & ')]);
  }

  /** By what Postgres expects of the first of them. */
  private async rarestFirst(words: string[]): Promise<string[]> {
    if (words.length < 2) return words;
    const weighed = words.slice(0, WEIGHED_WORDS);
    const expected = await Promise.all(weighed.map((word) => this.expected(word)));
    const rarest = weighed[expected.indexOf(Math.min(...expected))] ?? '';
    return [rarest, ...words.filter((word) => word !== rarest)];
  }

  private async expected(word: string): Promise<number> {
    const sql = 'explain (format json) select from quiz where deleted_at is null and search @@ $1::tsquery';
    const [row] = await this.database.query<Explained[]>(sql, [word]);
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  private async answer(sql: string, values: unknown[]): Promise<QuizzesResponse> {
    const rows = await this.database.query<Row[]>(sql, values);
    const quizzes = rows.flatMap(({ total: _, ...quiz }) => (quiz.id === null ? [] : [quiz]));
    return { quizzes, total: rows[0]?.total ?? 0 };
  }
}
