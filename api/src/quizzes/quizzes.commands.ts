import type { DataSource } from 'typeorm';

/** Deletes a quiz as its author would: running games keep their questions. Resolves to undefined for an unknown id. */
export async function removeQuiz(
  database: DataSource,
  id: string,
): Promise<{ id: string; title: string; author: string } | undefined> {
  const [[removed]] = await database.query<[{ id: string; title: string; author: string }[], number]>(
    `update quiz set deleted_at = now() from users
     where quiz.id = $1 and users.id = owner_id and deleted_at is null
     returning quiz.id, title, username as author`,
    [id],
  );
  return removed;
}
