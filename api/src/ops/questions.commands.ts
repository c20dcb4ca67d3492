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
import { hideQuiz, quizCalled, removeQuiz } from '../quizzes/quizzes.commands.js';
import { oneLine } from '../terminal-text.js';
import { category, Misuse, USAGE, wholeNumber } from './arguments.js';
import type { Command } from './command.js';

interface QuizChange {
  verb: string;
  on: typeof removeQuiz;
  question: string;
  text: string;
}

const QUIZ_CHANGES: readonly QuizChange[] = [
  { verb: 'remove', on: removeQuiz, question: 'Delete it, which nothing brings back?', text: 'is deleted' },
  {
    verb: 'hide',
    on: (manager, id) => hideQuiz(manager, id, true),
    question: 'Hide it from everybody but its author?',
    text: 'is hidden from everybody but its author',
  },
  {
    verb: 'show',
    on: (manager, id) => hideQuiz(manager, id, false),
    question: 'Let everybody play it?',
    text: 'can be played by everybody',
  },
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
    await command.confirm(verb === 'off' ? `Stop asking ${ref}?` : `Ask ${ref} again?`);
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
  return `${ref} is in the quiz ${oneLine(`“${title}” by ${author}`)}, who can change it; \`npm run ops -- quizzes hide ${id}\` hides the whole quiz, and \`quizzes remove\` deletes it`;
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
  const known = parse(z.guid(), id).ok ? await quizCalled(database, id) : undefined;
  if (!known) throw new Misuse(`there is no quiz ${id}`);
  await command.confirm(`Quiz ${oneLine(`“${known.title}” by ${known.author}`)}. ${change.question}`);
  const changed = await database.transaction(async (manager) => {
    const quiz = await change.on(manager, id);
    if (quiz?.changed) await record(manager, { action: `quizzes ${verb}`, target: quiz.id });
    return quiz;
  });
  if (!changed) throw new Misuse(`quiz ${id} has just been deleted`);
  command.print(changed, ({ title, author }) => `${oneLine(`“${title}” by ${author}`)} ${change.text}`);
  return 0;
}
