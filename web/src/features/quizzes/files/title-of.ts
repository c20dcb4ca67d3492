import { MAX_TITLE_LENGTH } from '#protocol/limits';
import { quizTitle } from '#protocol/quizzes';
import { cutTo } from './file-name.js';

/** The first of these that is a valid title, shortened if too long. */
export function titleOf(written: unknown, fileName: string): string {
  const bare = fileName.replace(/\.[^.]*$/, '');
  for (const text of [written, bare]) {
    if (typeof text !== 'string') continue;
    const title = quizTitle.safeParse(
      cutTo(MAX_TITLE_LENGTH, text.normalize('NFC').replace(/\s+/g, ' ').trim()),
    );
    if (title.success) return title.data;
  }
  return 'Imported quiz';
}
