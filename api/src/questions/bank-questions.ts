import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { categoryName } from '#game/category';
import { createBank, NotEnoughQuestions } from '#questions/bank';
import type { ProvidedQuestion, QuestionProvider, Wanted } from './question-provider.js';

const FACTS = resolve(import.meta.dirname, '../../../libs/questions/facts');

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

/** The tables as they are written, or compressed by the build. */
function readTables(): Map<number, string> {
  return new Map(
    readdirSync(FACTS).map((file) => {
      const content = readFileSync(join(FACTS, file));
      const text = file.endsWith('.br') ? brotliDecompressSync(content) : content;
      return [Number.parseInt(file, 10), text.toString('utf8')];
    }),
  );
}
