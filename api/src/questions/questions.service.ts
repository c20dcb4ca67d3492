import { randomInt } from 'node:crypto';
import { Inject, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { categoryName } from '#game/category';
import type { QuizBody } from '#protocol/rest';
import { type ProvidedQuestion, QUESTION_PROVIDERS, type QuestionProvider } from './question-provider.js';

const USERS_AT_ONCE = 100;
/** Large rooms sample this many players, since each of them may have seen thousands of questions. */
const SAMPLED_PLAYERS = 20;

/** Draws questions for players. Questions that most of them have not seen come first. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly database: DataSource,
    /** In order of preference. The last one never runs out. */
    @Inject(QUESTION_PROVIDERS) private readonly providers: readonly QuestionProvider[],
  ) {}

  /** @throws UnprocessableEntityException if there are too few questions of that kind. */
  async draw(userIds: string[], wanted: QuizBody): Promise<ProvidedQuestion[]> {
    const { amount, category } = wanted;
    const [seen, switchedOff] = await Promise.all([this.seenByMost(sample(userIds), category), this.off()]);
    const drawn: ProvidedQuestion[] = [];
    for (const provider of this.providers) {
      const missing = amount - drawn.length;
      const off = new Set([...switchedOff, ...drawn.map(({ ref }) => ref)]);
      if (missing > 0) drawn.push(...(await provider.draw({ ...wanted, amount: missing, seen, off })));
    }
    if (drawn.length === amount) return shuffled(drawn);
    const message = `There are no ${amount} questions of this kind yet: ${categoryName(category)}.`;
    throw new UnprocessableEntityException({ message, code: 'not_enough_questions' });
  }

  /** Writes in small steps: a large room needs many rows, and its first answers arrive at the same time. */
  async markSeen(userIds: string[], refs: string[]): Promise<void> {
    for (let from = 0; from < userIds.length; from += USERS_AT_ONCE) {
      await this.database.query(
        `insert into seen_fact (user_id, fact)
         select u, f from unnest($1::uuid[]) as u cross join unnest($2::text[]) as f order by u, f
         on conflict (user_id, fact) do update set seen_at = now()`,
        [userIds.slice(from, from + USERS_AT_ONCE), refs],
      );
    }
  }

  private async seenByMost(userIds: string[], category?: number): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ fact: string }[]>(
      `select fact from seen_fact
       where user_id = any($1::uuid[]) and ($2::text is null or starts_with(fact, $2))
       group by fact having count(*) * 2 >= $3`,
      [userIds, category === undefined ? null : `${category}/`, userIds.length],
    );
    return new Set(rows.map(({ fact }) => fact));
  }

  private async off(): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ ref: string }[]>('select ref from question_off');
    return new Set(rows.map(({ ref }) => ref));
  }
}

const sample = (userIds: string[]): string[] =>
  userIds.length > SAMPLED_PLAYERS ? shuffled([...userIds]).slice(0, SAMPLED_PLAYERS) : userIds;

function shuffled<T>(items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
