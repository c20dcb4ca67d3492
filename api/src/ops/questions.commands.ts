import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { parse } from '#protocol/parse';
import { DEFAULT_OPENTDB_URL } from '../config.js';
import { record } from '../operators/operators.js';
import {
  bankReports,
  bankStats,
  bankSwitch,
  bankSync,
  quizzesWith,
  reportsText,
  statsText,
} from '../questions/bank.commands.js';
import { hideQuiz, removeQuiz } from '../quizzes/quizzes.commands.js';
import { category, Misuse, USAGE, wholeNumber } from './arguments.js';
import type { Command } from './command.js';

interface QuizChange {
  verb: string;
  on: typeof removeQuiz;
  text: string;
}

const QUIZ_CHANGES: readonly QuizChange[] = [
  { verb: 'remove', on: removeQuiz, text: 'is deleted' },
  {
    verb: 'hide',
    on: (manager, id) => hideQuiz(manager, id, true),
    text: 'is hidden from everybody but its author',
  },
  { verb: 'show', on: (manager, id) => hideQuiz(manager, id, false), text: 'can be played by everybody' },
];

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
  else if (verb === 'sync') {
    const wanted = category(command.args);
    await record(database.manager, { action: 'bank sync', target: '', details: { category: wanted } });
    return bankSync(database, OPENTDB_URL, wanted, command.report);
  } else if (verb === 'off' || verb === 'on') {
    if (!ref) throw new Misuse('which question? An id is needed');
    const switched = await database.transaction(async (manager) => {
      const done = await bankSwitch(manager, ref, verb === 'on');
      if (done) await record(manager, { action: `bank ${verb}`, target: ref });
      return done;
    });
    if (!switched) throw new Misuse(await whyNotOff(database, ref));
    command.print({ ref, asked: verb === 'on' }, () => `${ref} is ${verb}`);
  } else throw new Misuse(USAGE);
  return 0;
}

async function whyNotOff(database: DataSource, ref: string): Promise<string> {
  const quiz = (await quizzesWith(database, [ref])).get(ref);
  if (!quiz) return `there is no question ${ref}`;
  const { id, title, author } = quiz;
  return `${ref} is in the quiz “${title}” by ${author}, who can change it; \`npm run ops -- quizzes hide ${id}\` hides the whole quiz, and \`quizzes remove\` deletes it`;
}

export async function runQuizzes(
  command: Command,
  database: DataSource,
  verb?: string,
  id?: string,
): Promise<number> {
  const change = QUIZ_CHANGES.find((each) => each.verb === verb);
  if (!change) throw new Misuse(USAGE);
  if (!id) throw new Misuse('which quiz? An id is needed');
  const changed = await database.transaction(async (manager) => {
    const quiz = parse(z.guid(), id).ok ? await change.on(manager, id) : undefined;
    if (quiz?.changed) await record(manager, { action: `quizzes ${verb}`, target: quiz.id });
    return quiz;
  });
  if (!changed) throw new Misuse(`there is no quiz ${id}`);
  command.print(changed, ({ title, author }) => `“${title}” by ${author} ${change.text}`);
  return 0;
}
