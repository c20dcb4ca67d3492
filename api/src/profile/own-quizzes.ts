import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_QUIZZES_PER_USER } from '#protocol/limits';
import { InTurn } from '../database/in-turn.js';

/** Questions in one piece of a list: five of the largest quizzes, about 1 MB. */
const PIECE_QUESTIONS = 250;

const OWN = 'from quiz where owner_id = $1 and deleted_at is null';
const PAGE = `select id, total_questions ${OWN} order by created_at desc, id desc limit $2 offset $3`;
/** Only hidden quizzes have the field `hidden`. */
const WRITTEN = `select string_agg(left(json_build_object(
    'id', id, 'title', title, 'total_questions', total_questions,
    'timestamp', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'questions', questions
  )::text, -1) || case when hidden then ', "hidden" : true}' else '}' end,
  ',' order by created_at desc, id desc) as json ${OWN} and id = any($2)`;

interface Listed {
  id: string;
  total_questions: number;
}

/** Reads a user's own quizzes with their keys, newest first, in parts. Postgres writes their JSON, since they may be large. */
@Injectable()
export class OwnQuizzes {
  private readonly turns = new InTurn(1_000);

  constructor(private readonly database: DataSource) {}

  async count(userId: string): Promise<number> {
    const rows = await this.database.query<{ total: number }[]>(`select count(*)::int as total ${OWN}`, [
      userId,
    ]);
    return rows[0]?.total ?? 0;
  }

  /** The ids of a page, in pieces. */
  async page(userId: string, limit: number, offset: number): Promise<string[][]> {
    return piecesOf(await this.database.query<Listed[]>(PAGE, [userId, limit, offset]));
  }

  /** A piece as the items of a JSON list, with commas between them. */
  async written(userId: string, ids: string[]): Promise<string> {
    if (ids.length === 0) return '';
    const [row] = await this.database.query<{ json: string | null }[]>(WRITTEN, [userId, ids]);
    return row?.json ?? '';
  }

  /** The same, with one part at a time over all users. */
  writtenInTurn = (userId: string, ids: string[]): Promise<string> =>
    this.turns.run(() => this.written(userId, ids));

  /** All of the user's quizzes, in parts. */
  async *all(userId: string): AsyncGenerator<string> {
    for (const ids of await this.page(userId, MAX_QUIZZES_PER_USER, 0))
      yield await this.writtenInTurn(userId, ids);
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
