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
import { category, Misuse, USAGE, wholeNumber } from './arguments.js';
import type { Command } from './command.js';

export async function runBank(
  command: Command,
  database: DataSource,
  verb = '',
  ref?: string,
): Promise<number> {
  const limit = wholeNumber(command.values.limit, '--limit');
  const { OPENTDB_URL = DEFAULT_OPENTDB_URL } = process.env;
  if (verb === 'stats') command.print(await bankStats(database), statsText);
  else if (verb === 'reports') command.print(await bankReports(database, limit), reportsText);
  else if (verb === 'sync') return bankSync(database, OPENTDB_URL, category(command.args), command.report);
  else if (verb === 'off' || verb === 'on') {
    if (!ref) throw new Misuse('which question? An id is needed');
    if (!(await bankSwitch(database, ref, verb === 'on'))) throw new Misuse(await whyNotOff(database, ref));
    command.print({ ref, asked: verb === 'on' }, () => `${ref} is ${verb}`);
  } else throw new Misuse(USAGE);
  return 0;
}

async function whyNotOff(database: DataSource, ref: string): Promise<string> {
  const quiz = await quizWith(database, ref);
  if (!quiz) return `there is no question ${ref}`;
  const { id, title, author } = quiz;
  return `${ref} is in the quiz “${title}” by ${author}, who can change it; \`npm run ops -- quizzes remove ${id}\` deletes the whole quiz`;
}

export async function runQuizzes(
  command: Command,
  database: DataSource,
  verb?: string,
  id?: string,
): Promise<number> {
  if (verb !== 'remove') throw new Misuse(USAGE);
  if (!id) throw new Misuse('which quiz? An id is needed');
  const removed = parse(z.guid(), id).ok ? await removeQuiz(database, id) : undefined;
  if (!removed) throw new Misuse(`there is no quiz ${id}`);
  command.print(removed, ({ title, author }) => `“${title}” by ${author} is deleted`);
  return 0;
}
