import type { DataSource, EntityManager } from 'typeorm';

interface ChangedQuiz {
  id: string;
  title: string;
  author: string;
  /** Whether it was not so before. */
  changed: boolean;
}

/** The quiz with this id, if there is one. */
export async function quizCalled(
  { manager }: Pick<DataSource, 'manager'>,
  id: string,
): Promise<Pick<ChangedQuiz, 'title' | 'author'> | undefined> {
  const [quiz] = await manager.query<ChangedQuiz[]>(
    `select title, username as author from quiz join users on users.id = owner_id
     where quiz.id = $1 and deleted_at is null`,
    [id],
  );
  return quiz;
}

/** Hides a quiz from everybody but its author, or shows it again. Runs with it go on. Resolves to undefined for an unknown id. */
export async function hideQuiz(
  manager: EntityManager,
  id: string,
  hidden: boolean,
): Promise<ChangedQuiz | undefined> {
  const [quiz] = await manager.query<ChangedQuiz[]>(
    `select quiz.id, title, username as author, hidden <> $2 as changed from quiz join users on users.id = owner_id
     where quiz.id = $1 and deleted_at is null for update of quiz`,
    [id, hidden],
  );
  if (quiz?.changed) await manager.query('update quiz set hidden = $2 where id = $1', [id, hidden]);
  return quiz;
}

/** Deletes a quiz as its author could: running games keep their questions. Resolves to undefined for an unknown id. */
export async function removeQuiz(manager: EntityManager, id: string): Promise<ChangedQuiz | undefined> {
  const [[removed]] = await manager.query<[ChangedQuiz[], number]>(
    `update quiz set deleted_at = now() from users
     where quiz.id = $1 and users.id = owner_id and deleted_at is null
     returning quiz.id, title, username as author, true as changed`,
    [id],
  );
  return removed;
}
