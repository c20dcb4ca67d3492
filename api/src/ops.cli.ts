import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { FIRST_CATEGORY, LAST_CATEGORY } from '#game/category';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import { parse } from '#protocol/parse';
import { DEFAULT_OPENTDB_URL } from './config.js';
import { migrateOnly, patientOptions } from './database/data-source.js';
import {
  bankReports,
  bankStats,
  bankSwitch,
  bankSync,
  quizWith,
  reportsText,
  statsText,
} from './questions/bank.commands.js';
import { removeQuiz } from './quizzes/quizzes.commands.js';
import { type Step, stateOf, steps } from './replay/steps.js';
import { type StoredGame, StoredGames } from './replay/stored-games.js';
import { verify } from './replay/verify.js';
import { forTerminal, oneLine } from './terminal-text.js';

const USAGE = `npm run ops -- COMMAND [--json]
  games list [--open] [--limit N]   the newest games
  games show ID                     one game: head row and state
  replay ID [--to VERSION]          each event, what it changed, and the state
  verify [ID | --all]               log, results, history, SQL and checkpoints agree; exit code 1 where they do not
  bank stats                        questions per category, from the bank and from Open Trivia DB
  bank sync [--category ID]         fetches from Open Trivia DB until it has no more; stop and go on at any time
  bank reports [--limit N]          what players say is wrong with questions, most reported first
  bank off ID | bank on ID          stops asking a question, by the id in its reports, or asks it again
  quizzes remove ID                 takes a quiz that somebody wrote away from everybody
  migrate                           brings the database up to this release, as each server does when it starts`;

const UNDEFINED_TABLE = '42P01';

/** A wrong call of the command line. */
class Misuse extends Error {}

const { values, positionals } = given();

/** @returns what the caller asked for; ends the process where that is not understood. */
function given() {
  try {
    return parseArgs({
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
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

const wholeNumber = (text: string, name: string) => {
  if (!/^\d{1,9}$/.test(text)) throw new Misuse(`${name} must be a whole number`);
  return Number(text);
};

const say = (text: string) => console.log(forTerminal(text));

/** Prints `value` as JSON, or as a person would read it. */
function print<T>(value: T, asText: (value: T) => string): void {
  say(values.json ? JSON.stringify(value, null, 2) : asText(value));
}

async function gameOf(stored: StoredGames, id: string | undefined): Promise<StoredGame> {
  if (!id) throw new Misuse('which game? An id is needed');
  const [game] = parse(z.guid(), id).ok ? await stored.find(id) : [];
  if (!game) throw new Misuse(`there is no game ${id}`);
  return game;
}

const line = (game: StoredGame) =>
  [
    game.id,
    game.kind.padEnd(5),
    game.phase.padEnd(9),
    `version ${game.version}`,
    `epoch ${game.epoch}`,
    game.createdAt.toISOString(),
    ...(game.quarantine === null ? [] : [`set aside: ${oneLine(game.quarantine)}`]),
  ].join('  ');

async function listGames(stored: StoredGames): Promise<number> {
  const games = await stored.list({ limit: wholeNumber(values.limit, '--limit'), open: values.open });
  print(games, (all) => all.map(line).join('\n') || 'no games');
  return 0;
}

async function showGame(stored: StoredGames, id: string | undefined): Promise<number> {
  const head = await gameOf(stored, id);
  const game = newGame();
  for await (const recorded of stored.log(head.id)) evolve(game, recorded);
  const state = stateOf(game);
  print({ ...head, state }, () => `${line(head)}\n${JSON.stringify(state, null, 2)}`);
  return 0;
}

/** Prints step by step: a log may be longer than memory. */
async function showReplay(stored: StoredGames, id: string | undefined): Promise<number> {
  const { id: gameId } = await gameOf(stored, id);
  const to = values.to === undefined ? undefined : wholeNumber(values.to, '--to');
  const game = newGame();
  let before = '{ "steps": [';
  for await (const step of steps(game, stored.log(gameId), to)) {
    say(values.json ? before + JSON.stringify(step) : stepText(step));
    before = ', ';
  }
  const state = JSON.stringify(stateOf(game), null, 2);
  say(values.json ? `${before === ', ' ? '' : before}], "state": ${state} }` : state);
  return 0;
}

const stepText = ({ version, at, type, changed }: Step) =>
  [
    `${String(version).padStart(4)}  ${at}  ${type}`,
    ...Object.entries(changed).map(
      ([path, [before, after]]) => `        ${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  ].join('\n');

async function verifyGames(stored: StoredGames, id: string | undefined): Promise<number> {
  if (id) await gameOf(stored, id);
  else if (!values.all) throw new Misuse('verify what? An id or --all is needed');
  const result = await verify(stored, id);
  print(result, ({ games, events, differences }) =>
    [
      ...differences.map(
        ({ gameId, what, expected, found }) =>
          `${gameId}  ${what}: expected ${oneLine(`${expected}`)}, found ${oneLine(`${found}`)}`,
      ),
      `${games} games, ${events} events, ${differences.length} differences`,
    ].join('\n'),
  );
  return result.differences.length > 0 ? 1 : 0;
}

function run(database: DataSource): Promise<number> {
  const stored = new StoredGames(database);
  const [command, first, second] = positionals;
  if (command === 'games' && first === 'list') return listGames(stored);
  if (command === 'games' && first === 'show') return showGame(stored, second);
  if (command === 'replay') return showReplay(stored, first);
  if (command === 'verify') return verifyGames(stored, first);
  if (command === 'quizzes') return runQuizzes(database, first, second);
  if (command === 'bank') return runBank(database, first, second);
  throw new Misuse(USAGE);
}

function category(): number | undefined {
  if (values.category === undefined) return undefined;
  const id = wholeNumber(values.category, '--category');
  if (id < FIRST_CATEGORY || id > LAST_CATEGORY) throw new Misuse('--category must be an id from 9 to 32');
  return id;
}

async function runBank(database: DataSource, command = '', ref?: string): Promise<number> {
  const limit = wholeNumber(values.limit, '--limit');
  const { OPENTDB_URL = DEFAULT_OPENTDB_URL } = process.env;
  if (command === 'stats') print(await bankStats(database), statsText);
  else if (command === 'reports') print(await bankReports(database, limit), reportsText);
  else if (command === 'sync')
    return bankSync(database, OPENTDB_URL, category(), (line) => console.error(line));
  else if (command === 'off' || command === 'on') {
    if (!ref) throw new Misuse('which question? An id is needed');
    if (!(await bankSwitch(database, ref, command === 'on')))
      throw new Misuse(await whyNotOff(database, ref));
    print({ ref, asked: command === 'on' }, () => `${ref} is ${command}`);
  } else throw new Misuse(USAGE);
  return 0;
}

async function whyNotOff(database: DataSource, ref: string): Promise<string> {
  const quiz = await quizWith(database, ref);
  if (!quiz) return `there is no question ${ref}`;
  const { id, title, author } = quiz;
  return `${ref} is in the quiz “${title}” by ${author}, who can change it; \`npm run ops -- quizzes remove ${id}\` takes the whole quiz away`;
}

async function runQuizzes(database: DataSource, command?: string, id?: string): Promise<number> {
  if (command !== 'remove') throw new Misuse(USAGE);
  if (!id) throw new Misuse('which quiz? An id is needed');
  const removed = parse(z.guid(), id).ok ? await removeQuiz(database, id) : undefined;
  if (!removed) throw new Misuse(`there is no quiz ${id}`);
  print(removed, ({ title, author }) => `“${title}” by ${author} is gone`);
  return 0;
}

async function main(): Promise<number> {
  const { DATABASE_URL } = process.env;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (!DATABASE_URL) throw new Misuse('DATABASE_URL is not set');
  if (positionals[0] === 'migrate') {
    print(await migrateOnly(DATABASE_URL), (names) => names.join('\n') || 'nothing to do');
    return 0;
  }
  const database = await new DataSource(patientOptions(DATABASE_URL)).initialize();
  try {
    return await run(database);
  } catch (error) {
    const hasTables = (error as { code?: unknown }).code !== UNDEFINED_TABLE;
    throw hasTables ? error : new Misuse('this database has no games: start the server on it first');
  } finally {
    await database.destroy();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isMisuse = error instanceof Misuse;
  const text = error instanceof Error && !isMisuse ? error.stack : (error as Error).message;
  console.error(forTerminal(String(text)));
  process.exitCode = isMisuse ? 2 : 1;
}
