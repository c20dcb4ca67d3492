import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { categoryName } from '#game/category';
import { createBank, NotEnoughQuestions } from '#questions/bank';
import type { ProvidedQuestion, QuestionProvider, Wanted } from './question-provider.js';

const CATEGORIES = resolve(import.meta.dirname, '../../../libs/questions/src/categories');

/** Questions from the bank that ships with the product. */
@Injectable()
export class BankQuestions implements QuestionProvider {
  readonly bank = createBank(readTables());

  /** Reads all tables, so that no quiz waits for one. */
  load(): void {
    for (const category of this.bank.categories) this.bank.facts(category, 'easy');
  }

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

/** The fact table of each category by its id, from the source or compressed by the build. */
function readTables(): Map<number, string> {
  return new Map(
    readdirSync(CATEGORIES).map((category) => {
      const table = join(CATEGORIES, category, 'facts.csv');
      const text = existsSync(table)
        ? readFileSync(table)
        : brotliDecompressSync(readFileSync(`${table}.br`));
      return [Number.parseInt(category, 10), text.toString('utf8')];
    }),
  );
}
