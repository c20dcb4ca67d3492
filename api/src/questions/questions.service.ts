import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { categoryName } from '#game/category';
import type { DrawnQuestion } from '#game/question';
import type { QuizBody } from '#protocol/rest';
import { type Bank, createBank, NotEnoughQuestions } from '#questions/bank';

const FACTS = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../..' : '../../../..',
  'libs/questions/facts',
);

const USERS_AT_ONCE = 100;

export interface Draw {
  questions: DrawnQuestion[];
  /** Ids of the facts behind them, for `markSeen`. */
  facts: string[];
}

/** Questions for a player: from the bank, those not met yet first. */
@Injectable()
export class QuestionsService {
  private readonly bank: Bank = createBank(readTables());

  constructor(private readonly database: DataSource) {}

  /** @throws UnprocessableEntityException when there are not so many questions of that kind. */
  async draw(userId: string, { amount, category, difficulty, type }: QuizBody): Promise<Draw> {
    const seen = await this.seenBy(userId, category);
    try {
      const drawn = this.bank.draw({ amount, category, difficulty, type, seed: randomUUID(), seen });
      return {
        questions: drawn.map((question) => ({ ...question, category: categoryName(question.category) })),
        facts: drawn.map(({ fact }) => fact),
      };
    } catch (error) {
      if (!(error instanceof NotEnoughQuestions)) throw error;
      const message = `There are no ${amount} questions of this kind yet: ${categoryName(category)}.`;
      throw new UnprocessableEntityException({ message, code: 'not_enough_questions' });
    }
  }

  /** In small steps: for a large room these are many rows, while the first answers arrive. */
  async markSeen(userIds: string[], facts: string[]): Promise<void> {
    for (let from = 0; from < userIds.length; from += USERS_AT_ONCE) {
      await this.database.query(
        `insert into seen_fact (user_id, fact)
         select u, f from unnest($1::uuid[]) as u cross join unnest($2::text[]) as f order by u, f
         on conflict (user_id, fact) do update set seen_at = now()`,
        [userIds.slice(from, from + USERS_AT_ONCE), facts],
      );
    }
  }

  private async seenBy(userId: string, category?: number): Promise<ReadonlySet<string>> {
    const rows: { fact: string }[] = await this.database.query(
      'select fact from seen_fact where user_id = $1 and ($2::text is null or starts_with(fact, $2))',
      [userId, category === undefined ? null : `${category}/`],
    );
    return new Set(rows.map(({ fact }) => fact));
  }
}

function readTables(): Map<number, string> {
  const files = readdirSync(FACTS).filter((file) => /^\d+\.csv$/.test(file));
  return new Map(
    files.map((file) => [Number(basename(file, '.csv')), readFileSync(join(FACTS, file), 'utf8')]),
  );
}
