import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { parse } from '#protocol/parse';
import { DEFAULT_OPENTDB_URL } from '../config.js';
import {
  bankReports,
  bankStats,
  bankSwitch,
  bankSync,
  quizWith,
  reportsText,
  statsText,
} from '../questions/bank.commands.js';
import { removeQuiz } from '../quizzes/quizzes.commands.js';
import { category, Misuse, USAGE, values, wholeNumber } from './arguments.js';
import { print } from './print.js';

export async function runBank(database: DataSource, command = '', ref?: string): Promise<number> {
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
  return `${ref} is in the quiz “${title}” by ${author}, who can change it; \`npm run ops -- quizzes remove ${id}\` deletes the whole quiz`;
}

export async function runQuizzes(database: DataSource, command?: string, id?: string): Promise<number> {
  if (command !== 'remove') throw new Misuse(USAGE);
  if (!id) throw new Misuse('which quiz? An id is needed');
  const removed = parse(z.guid(), id).ok ? await removeQuiz(database, id) : undefined;
  if (!removed) throw new Misuse(`there is no quiz ${id}`);
  print(removed, ({ title, author }) => `“${title}” by ${author} is deleted`);
  return 0;
}
