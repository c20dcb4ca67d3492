import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { categoryName } from '#game/category';
import { createBank, NotEnoughQuestions } from '#questions/bank';
import type { ProvidedQuestion, QuestionProvider, Wanted } from './question-provider.js';

const FACTS = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../..' : '../../../..',
  'libs/questions/facts',
);

/** The questions that come with the product. */
@Injectable()
export class BankQuestions implements QuestionProvider {
  readonly bank = createBank(readTables());

  async draw(wanted: Wanted): Promise<ProvidedQuestion[]> {
    try {
      const drawn = this.bank.draw({ ...wanted, seed: randomUUID() });
      return drawn.map(({ fact, ...question }) => ({
        ...question,
        category: categoryName(question.category),
        ref: fact,
      }));
    } catch (error) {
      if (error instanceof NotEnoughQuestions) return [];
      throw error;
    }
  }
}

function readTables(): Map<number, string> {
  const files = readdirSync(FACTS).filter((file) => /^\d+\.csv$/.test(file));
  return new Map(
    files.map((file) => [Number(basename(file, '.csv')), readFileSync(join(FACTS, file), 'utf8')]),
  );
}
