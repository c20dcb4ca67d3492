import { parseArgs } from 'node:util';
import { FIRST_CATEGORY, LAST_CATEGORY } from '#game/category';

export const USAGE = `npm run ops -- COMMAND [--json]
  games list [--open] [--limit N]   the newest games
  games show ID                     one game: head row and state
  replay ID [--to VERSION]          each event, what it changed, and the state
  verify [ID | --all]               compares log, results, history, SQL and checkpoints; exit code 1 if they differ
  bank stats                        questions per category, from the bank and from Open Trivia DB
  bank sync [--category ID]         fetches from Open Trivia DB until it has no more; can be stopped and resumed
  bank reports [--limit N]          reported questions, most reported first
  bank off ID | bank on ID          stops asking a question, by the id in its reports, or asks it again
  quizzes remove ID                 deletes a quiz, as its author would
  users find WHO [--limit N]        finds users by email, id or the beginning of their name
  users reset-link EMAIL            prints a link with which the user can choose a new password, once within an hour
  migrate                           migrates the database to this release, as each server does when it starts`;

/** An invalid command line. */
export class Misuse extends Error {}

export type Arguments = ReturnType<typeof parseArguments>;

/** The words and options of a command line. @throws Misuse */
export function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        open: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        limit: { type: 'string', default: '50' },
        to: { type: 'string' },
        category: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

export const wholeNumber = (text: string, name: string) => {
  if (!/^\d{1,9}$/.test(text)) throw new Misuse(`${name} must be a whole number`);
  return Number(text);
};

/** The value of `--category`, if there is one. */
export function category({ values }: Arguments): number | undefined {
  if (values.category === undefined) return undefined;
  const id = wholeNumber(values.category, '--category');
  if (id < FIRST_CATEGORY || id > LAST_CATEGORY) throw new Misuse('--category must be an id from 9 to 32');
  return id;
}
