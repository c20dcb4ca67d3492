import { parseArgs } from 'node:util';
import { FIRST_CATEGORY, LAST_CATEGORY } from '#game/category';

export const USAGE = `npm run ops -- COMMAND [--json]
  A command that changes something asks first, or needs --yes where there is no terminal; bank sync and migrate do not ask.
  games list [--open] [--limit N]   the newest games; all times are UTC
    [--since TIME] [--until TIME]   created at that time or later, and before; TIME is 2026-01-31 or 2026-01-31T18:30Z
    [--code CODE] [--user WHO]      of rooms that had this code; that a user joined (email, id or name)
    [--phase PHASE] [--problem]     in this phase; quarantined, or overdue without a living owner
  games show ID                     one game: head row and state
  games close ID                    closes a room for everybody in it
  quarantine list [--limit N]       games that broke, with the reason
  quarantine retry ID               lets the servers play such a game again, if its log can be folded
  instances list                    the servers that ran last, with their games, sockets and heartbeat
  instances drain ID                moves the games of one to the others, before it is stopped
  replay ID [--to VERSION]          each event, what it changed, and the state
  replay ID --as WHO [--to VERSION] the state as a viewer saw it: host, spectator, or a player by name or id
  frames ID --as WHO [--to VERSION] each message of the game's log that this viewer was sent
  verify [ID | --all]               compares log, hashes, results, history, SQL and checkpoints; exit code 1 if they differ
  verify --since TIME               the same for games that have changed since; both take --jobs N, by default one per core
  verify --all --anchor FILE        also proves that no game has changed since the anchor in the file was printed
  regrade ID --question N           corrects a completed run, the last one unless --run N says otherwise: the answers of
    --correct TEXT … | --void         --correct are right from now on, or the question counts for nobody;
    --reason TEXT [--run N]           shows the ranking before and after, and asks; players see the reason
  correct-score ID --player NAME    corrects the score of a player by N points, such as --by 5 or --by=-5
    --by N --reason TEXT [--run N]
  export ID --out FILE              writes a game into a file, with the names of its players
  import FILE                       adds the game of such a file, if verify finds it right
  projections rebuild [ID | --all]  makes head rows, history and checkpoints what the logs say, but for games in play
  anchor                            prints a digest over all games up to five minutes ago, to be published
  bank stats                        questions per category, from the bank and from Open Trivia DB
  bank sync [--category ID]         fetches from Open Trivia DB until it has no more; can be stopped and resumed
  bank reports [--limit N]          reported questions, most reported first
  bank off ID | bank on ID          takes a question out of use, by the id in its reports, or puts it back
  quizzes hide ID | quizzes show ID hides a quiz from everybody but its author, or shows it again
  quizzes remove ID                 deletes a quiz, as its author could
  users find WHO [--limit N]        finds users by email, id or the beginning of their name
  users reset-link EMAIL            prints a link with which the user can choose a new password, once within an hour
  users export WHO --out FILE       writes all that is kept about a user (email, id or name), as their own export does
  users delete WHO                  deletes a user's account, as they could themselves
  users grant-operator EMAIL        lets a user see and correct what is on this server; users revoke-operator EMAIL takes that away
  actions list [--limit N]          what operators did, newest first
  backup FILE                       writes all that is kept into a file, from one snapshot, while servers go on
  restore FILE                      fills an empty database with such a file
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
        yes: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        run: { type: 'string' },
        question: { type: 'string' },
        correct: { type: 'string', multiple: true },
        void: { type: 'boolean', default: false },
        player: { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string' },
        problem: { type: 'boolean', default: false },
        since: { type: 'string' },
        until: { type: 'string' },
        code: { type: 'string' },
        user: { type: 'string' },
        phase: { type: 'string' },
        jobs: { type: 'string' },
        limit: { type: 'string', default: '50' },
        out: { type: 'string' },
        to: { type: 'string' },
        as: { type: 'string' },
        anchor: { type: 'string' },
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

/** The version of `--to`, if there is one. */
export const versionWanted = ({ values }: Arguments): number | undefined =>
  values.to === undefined ? undefined : wholeNumber(values.to, '--to');

/** The value of `--category`, if there is one. */
export function category({ values }: Arguments): number | undefined {
  if (values.category === undefined) return undefined;
  const id = wholeNumber(values.category, '--category');
  if (id < FIRST_CATEGORY || id > LAST_CATEGORY) throw new Misuse('--category must be an id from 9 to 32');
  return id;
}
