import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChosenQuiz } from '#game/settings';
import { MAX_QUIZZES_PER_USER } from '#protocol/limits';
import type { EditQuestion } from '#protocol/quizzes';
import { NoSuchQuiz, NotYourQuiz, TooManyQuizzes } from './quiz-faults.js';
import { searchWords } from './search-words.js';

export interface Author {
  userId: string;
  username: string;
}

export interface StoredQuiz {
  title: string;
  questions: EditQuestion[];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const OWN = 'where id = $1 and owner_id = $2 and deleted_at is null';

const wordsOf = (title: string, { username }: Author) => searchWords(`${title} ${username}`);

/**
 * Users' quizzes in Postgres. The statement that changes a quiz also checks its owner. Changes throw `NoSuchQuiz` for an
 * id that is unknown, deleted or malformed, and `NotYourQuiz` for another user's quiz.
 */
@Injectable()
export class StoredQuizzes {
  constructor(private readonly database: DataSource) {}

  /** Returns the new id. @throws TooManyQuizzes */
  async insert(author: Author, { title, questions }: StoredQuiz): Promise<string> {
    return this.database.transaction(async (manager) => {
      // Serializes the inserts of an author, so that the count includes quizzes saved at the same time.
      await manager.query('select from users where id = $1 for no key update', [author.userId]);
      const rows = await manager.query<{ id: string }[]>(
        `insert into quiz (id, owner_id, title, total_questions, questions, search)
         select $1, $2, $3, $4, $5, array_to_tsvector($6::text[])
         where (select count(*) from quiz where owner_id = $2 and deleted_at is null) < $7
         returning id`,
        [
          randomUUID(),
          author.userId,
          title,
          questions.length,
          JSON.stringify(questions),
          wordsOf(title, author),
          MAX_QUIZZES_PER_USER,
        ],
      );
      if (!rows[0]) throw new TooManyQuizzes();
      return rows[0].id;
    });
  }

  /** @param questionsAfter receives the current questions and returns the new ones. */
  async replace(
    author: Author,
    id: string,
    title: string,
    questionsAfter: (before: EditQuestion[]) => EditQuestion[],
  ): Promise<StoredQuiz> {
    const { userId } = author;
    return this.database.transaction(async (manager) => {
      const before = await this.own(manager, id, userId, 'for update');
      const questions = questionsAfter(before.questions);
      await manager.query(
        `update quiz set title = $3, total_questions = $4, questions = $5,
           search = array_to_tsvector($6::text[]), updated_at = now() ${OWN}`,
        [id, userId, title, questions.length, JSON.stringify(questions), wordsOf(title, author)],
      );
      return { title, questions };
    });
  }

  /** Changes the title, unless it is empty, and returns the quiz. */
  async retitle(author: Author, id: string, title: string): Promise<StoredQuiz> {
    const { manager } = this.database;
    if (title !== '' && UUID.test(id)) {
      await manager.query(
        `update quiz set title = $3, search = array_to_tsvector($4::text[]), updated_at = now() ${OWN}`,
        [id, author.userId, title, wordsOf(title, author)],
      );
    }
    return this.own(manager, id, author.userId);
  }

  /** Lets searches find the author's quizzes by the new name. */
  async renameAuthor(manager: EntityManager, author: Author): Promise<void> {
    const quizzes = await manager.query<{ id: string; title: string }[]>(
      'select id, title from quiz where owner_id = $1 and deleted_at is null',
      [author.userId],
    );
    const found = quizzes.map(({ id, title }) => ({ id, words: wordsOf(title, author) }));
    await manager.query(
      `update quiz q set search = array_to_tsvector(f.words)
       from jsonb_to_recordset($1) as f(id uuid, words text[]) where q.id = f.id`,
      [JSON.stringify(found)],
    );
  }

  /** Marks the quiz as deleted. The purge deletes its row later. */
  async remove({ userId }: Author, id: string): Promise<void> {
    const { manager } = this.database;
    if (!UUID.test(id)) throw new NoSuchQuiz();
    const [, changed] = await manager.query<[unknown[], number]>(
      `update quiz set deleted_at = now() ${OWN}`,
      [id, userId],
    );
    if (changed === 0) throw await this.whyNot(manager, id);
  }

  /** A quiz that the user may play: one that is not hidden, or the user's own. */
  async find(id: string, userId: string): Promise<(StoredQuiz & { id: string }) | undefined> {
    return this.row('id, title, questions', id, userId);
  }

  /** The part of a quiz that a room shows. The user who chooses it may play it. */
  async chosen(id: string, userId: string): Promise<ChosenQuiz | undefined> {
    return this.row('id, title, total_questions', id, userId);
  }

  private async row<T>(columns: string, id: string, userId: string): Promise<T | undefined> {
    if (!UUID.test(id)) return undefined;
    const sql = `select ${columns} from quiz
      where id = $1 and deleted_at is null and (not hidden or owner_id = $2)`;
    const [row] = await this.database.query<T[]>(sql, [id, userId]);
    return row;
  }

  private async own(manager: EntityManager, id: string, userId: string, lock = ''): Promise<StoredQuiz> {
    if (!UUID.test(id)) throw new NoSuchQuiz();
    const sql = `select title, questions from quiz ${OWN} ${lock}`;
    const [quiz] = await manager.query<StoredQuiz[]>(sql, [id, userId]);
    if (!quiz) throw await this.whyNot(manager, id);
    return quiz;
  }

  private async whyNot(manager: EntityManager, id: string): Promise<NoSuchQuiz | NotYourQuiz> {
    const others = await manager.query<unknown[]>('select from quiz where id = $1 and deleted_at is null', [
      id,
    ]);
    return others.length > 0 ? new NotYourQuiz() : new NoSuchQuiz();
  }
}
