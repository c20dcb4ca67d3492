import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_PAGE_SIZE, MAX_QUIZZES_PER_USER } from '#protocol/limits';
import type { PageQuery } from '#protocol/rest';
import { InTurn } from '../database/in-turn.js';
import type { Limit } from '../limits/limit.js';
import { Limits } from '../limits/limits.js';

/** Questions in one piece of a page: five of the largest quizzes, about 1 MB. */
const PIECE_QUESTIONS = 250;

const OWN = 'from quiz where owner_id = $1 and deleted_at is null';
const PAGE = `select id, total_questions ${OWN} order by created_at desc, id desc limit $2 offset $3`;
const WRITTEN = `select string_agg(json_build_object(
    'id', id, 'title', title, 'total_questions', total_questions,
    'timestamp', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'questions', questions
  )::text, ',' order by created_at desc, id desc) as json ${OWN} and id = any($2)`;

interface Listed {
  id: string;
  total_questions: number;
}

/** A user's own quizzes with their keys, newest first. */
@Injectable()
export class Creations {
  private readonly large: Limit;
  private readonly turns = new InTurn(1_000);

  constructor(
    private readonly database: DataSource,
    limits: Limits,
  ) {
    this.large = limits.of('large-reads');
  }

  /**
   * A `CreationsResponse` as a stream of JSON. A page may have 24 MB, so Postgres writes the JSON, and pieces of it are sent
   * as fast as the client reads them. @throws TooManyRequests
   */
  async page(userId: string, { page = 1, page_size = MAX_PAGE_SIZE }: PageQuery): Promise<Readable> {
    const [listed, totals] = await Promise.all([
      this.database.query<Listed[]>(PAGE, [userId, page_size, (page - 1) * page_size]),
      this.database.query<{ total: number }[]>(`select count(*)::int as total ${OWN}`, [userId]),
    ]);
    const pieces = piecesOf(listed);
    if (pieces.length > 1) await this.large.spend(userId);
    const [newest = [], ...others] = pieces;
    const write = () => this.written(userId, newest);
    // A page of one piece does not wait for large ones.
    const first = others.length > 0 ? await this.turns.run(write) : await write();
    const total = totals[0]?.total ?? 0;
    const text = this.text(userId, first, others, total);
    return Readable.from(text, { objectMode: false, highWaterMark: 1 });
  }

  /** All of the user's quizzes, in pieces: the items of a JSON list with commas between them. */
  async *all(userId: string): AsyncGenerator<string> {
    const listed = await this.database.query<Listed[]>(PAGE, [userId, MAX_QUIZZES_PER_USER, 0]);
    for (const ids of piecesOf(listed)) yield await this.turns.run(() => this.written(userId, ids));
  }

  private async *text(userId: string, first: string, others: string[][], total: number) {
    yield `{"quizzes":[${first}`;
    let isEmpty = first === '';
    for (const ids of others) {
      const next = await this.turns.run(() => this.written(userId, ids));
      if (next === '') continue;
      yield isEmpty ? next : `,${next}`;
      isEmpty = false;
    }
    yield `],"total":${total}}`;
  }

  private async written(userId: string, ids: string[]): Promise<string> {
    if (ids.length === 0) return '';
    const [row] = await this.database.query<{ json: string | null }[]>(WRITTEN, [userId, ids]);
    return row?.json ?? '';
  }
}

/** Splits the ids, in order, into pieces of at most `PIECE_QUESTIONS` questions. */
function piecesOf(listed: Listed[]): string[][] {
  const pieces: string[][] = [];
  let questions = Number.POSITIVE_INFINITY;
  for (const { id, total_questions } of listed) {
    questions += total_questions;
    if (questions > PIECE_QUESTIONS) {
      pieces.push([]);
      questions = total_questions;
    }
    pieces.at(-1)?.push(id);
  }
  return pieces;
}
