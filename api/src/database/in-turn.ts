import { ServiceUnavailableException } from '@nestjs/common';
import { BUSY } from '#protocol/auth-messages';

/** Runs one large query at a time, so that large ones do not use up the database connections. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @param most the largest number of queries in the queue. */
  constructor(private readonly most: number) {}

  /** @throws ServiceUnavailableException if the queue is full */
  async run<T>(query: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.most) throw new ServiceUnavailableException(BUSY);
    this.waiting += 1;
    const result = this.last.then(query).finally(() => {
      this.waiting -= 1;
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}
