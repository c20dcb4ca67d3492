import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MAX_PAGE_SIZE } from '#protocol/limits';
import type { PageQuery } from '#protocol/rest';
import type { Limit } from '../limits/limit.js';
import { Limits } from '../limits/limits.js';
import { OwnQuizzes } from './own-quizzes.js';

/** The pages of a user's own quizzes. */
@Injectable()
export class Creations {
  private readonly large: Limit;

  constructor(
    private readonly quizzes: OwnQuizzes,
    limits: Limits,
  ) {
    this.large = limits.of('large-reads');
  }

  /**
   * A `CreationsResponse` as a stream of JSON. A page may have 24 MB, so pieces of it are sent as fast as the client reads
   * them. @throws TooManyRequests
   */
  async page(userId: string, { page = 1, page_size = MAX_PAGE_SIZE }: PageQuery): Promise<Readable> {
    const [pieces, total] = await Promise.all([
      this.quizzes.page(userId, page_size, (page - 1) * page_size),
      this.quizzes.count(userId),
    ]);
    if (pieces.length > 1) await this.large.spend(userId);
    const [newest = [], ...others] = pieces;
    // A page of one piece does not wait for large ones.
    const first = await (others.length > 0
      ? this.quizzes.writtenInTurn(userId, newest)
      : this.quizzes.written(userId, newest));
    const text = this.text(userId, first, others, total);
    return Readable.from(text, { objectMode: false, highWaterMark: 1 });
  }

  private async *text(userId: string, first: string, others: string[][], total: number) {
    yield `{"quizzes":[${first}`;
    let isEmpty = first === '';
    for (const ids of others) {
      const next = await this.quizzes.writtenInTurn(userId, ids);
      if (next === '') continue;
      yield isEmpty ? next : `,${next}`;
      isEmpty = false;
    }
    yield `],"total":${total}}`;
  }
}
