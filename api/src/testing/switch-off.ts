import { DIFFICULTIES } from '#questions/question';
import { BankQuestions } from '../questions/bank-questions.js';
import type { StartedApp } from './start-app.js';

/** Turns off all but `keep` facts of each difficulty of a category. */
export async function switchOff({ app, database }: StartedApp, category: number, keep = 0): Promise<void> {
  const { bank } = app.get(BankQuestions);
  const facts = DIFFICULTIES.flatMap((difficulty) => bank.facts(category, difficulty).slice(keep));
  const refs = facts.map(({ id }) => id);
  await database.query('insert into question_off (ref) select unnest($1::text[])', [refs]);
}
