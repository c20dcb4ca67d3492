import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATEGORIES, categoryName } from '#game/category';
import type { Difficulty, DrawnQuestion, QuestionType } from '#game/question';
import { DIFFICULTIES, QUESTION_TYPES } from '#questions/question';
import type { Cell } from './opentdb.js';
import type { ProvidedQuestion, QuestionProvider, Wanted } from './question-provider.js';

const SOURCE = 'Open Trivia DB';
const LICENCE = 'CC BY-SA 4.0';
const IDS = new Map(CATEGORIES.map(({ id, name }) => [name, id]));

interface Row {
  ref: string;
  category: number;
  difficulty: Difficulty;
  type: QuestionType;
  prompt: string;
  correct_answer: string;
  incorrect_answers: string[];
  source: string;
  licence: string;
}

/** Every cell that matches a request. */
export const cellsOf = ({ category, difficulty, type }: Partial<Cell>): Cell[] =>
  (category === undefined ? CATEGORIES.map(({ id }) => id) : [category]).flatMap((id) =>
    (difficulty ? [difficulty] : DIFFICULTIES).flatMap((level) =>
      (type ? [type] : QUESTION_TYPES).map((kind) => ({ category: id, difficulty: level, type: kind })),
    ),
  );

/** Questions of Open Trivia DB, served from Postgres. Cells that run short are marked for the refill. */
@Injectable()
export class QuestionPool implements QuestionProvider {
  constructor(private readonly database: DataSource) {}

  /** Draws unseen questions only. */
  async draw(wanted: Wanted): Promise<ProvidedQuestion[]> {
    const { amount, category, difficulty, type, seen, off } = wanted;
    const cells = cellsOf(wanted);
    const rows = await this.database.query<Row[]>(
      `select ref, category, difficulty, type, prompt, correct_answer, incorrect_answers, source, licence
       from (
         select *, row_number() over (partition by category, difficulty, type order by random()) as turn
         from provider_question
         where ($1::int is null or category = $1) and ($2::text is null or difficulty = $2)
           and ($3::text is null or type = $3) and ref <> all($4::text[])
       ) as candidate
       where turn <= $6 order by random() limit $5`,
      [
        category ?? null,
        difficulty ?? null,
        type ?? null,
        [...seen, ...off].filter(isOurs),
        amount,
        // Mixes the matching cells evenly, even if the pool has only a few of them.
        Math.ceil(amount / cells.length),
      ],
    );
    if (rows.length < amount) await this.want(cells);
    return rows.map(({ licence, source, ...row }) => ({
      ...row,
      category: categoryName(row.category),
      source: `${source}, ${licence}`,
    }));
  }

  /** Marks cells for the refill, unless they are exhausted. */
  async want(cells: Cell[]): Promise<void> {
    const [categories, difficulties, types] = columns(cells);
    await this.database.query(
      `insert into provider_cell (category, difficulty, type, wanted_at)
       select c, d, t, now() from unnest($1::int[], $2::text[], $3::text[]) as wanted (c, d, t) order by c, d, t
       on conflict (category, difficulty, type) do update set wanted_at = now()
         where provider_cell.wanted_at is null and coalesce(provider_cell.full_until < now(), true)`,
      [categories, difficulties, types],
    );
  }

  /** @returns the number of new questions. */
  async add(questions: DrawnQuestion[]): Promise<number> {
    const rows = questions.map(({ category, ...question }) => {
      const id = IDS.get(category);
      const ref = `${id}/opentdb/${hash(`${question.prompt}\n${question.correct_answer}`)}`;
      return { ...question, ref, category: id, source: SOURCE, licence: LICENCE };
    });
    const added = await this.database.query<unknown[]>(
      `insert into provider_question
         (ref, category, difficulty, type, prompt, correct_answer, incorrect_answers, source, licence)
       select ref, category, difficulty, type, prompt, correct_answer, incorrect_answers, source, licence
       from jsonb_populate_recordset(null::provider_question, $1::jsonb)
       on conflict (ref) do nothing returning ref`,
      [JSON.stringify(rows)],
    );
    return added.length;
  }
}

const isOurs = (ref: string) => ref.includes('/opentdb/');

const hash = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 20);

const columns = (cells: Cell[]) => [
  cells.map(({ category }) => category),
  cells.map(({ difficulty }) => difficulty),
  cells.map(({ type }) => type),
];
