import { chained, hashOf, NO_EVENTS, newSeal } from './chain.js';
import type { Append, AppendOutcome } from './event-log.js';

/** The columns that link an event to its chain. `hash` is null in a log that an older release has begun. */
export interface Link {
  hash: Buffer | null;
  seal: Buffer | null;
}

type Tip = { version: number; hash: Buffer | null };

/** Games whose last hash is kept in memory. A forgotten one is read again. */
const MAX_TIPS = 20_000;

/** Links the events that this instance appends to the chains of their games. */
export class Chains {
  /** The last durable event of games. The least recently used one comes first. */
  private readonly tips = new Map<string, Tip>();

  /** @param read the hashes of the last events before these appends, by game; none for a log without events */
  constructor(private readonly read: (appends: readonly Append[]) => Promise<Map<string, Buffer | null>>) {}

  /** Returns a link for each event of the batch, in order. @throws Unknown */
  async link(batch: readonly Append[]): Promise<Link[]> {
    const unknown = batch.filter((append) => this.tipOf(append) === undefined);
    const found = unknown.length > 0 ? await this.read(unknown) : new Map<string, Buffer | null>();
    return batch.flatMap((append) => {
      const known = this.tipOf(append);
      return linksOf(append, known ? known.hash : (found.get(append.gameId) ?? null));
    });
  }

  /** Remembers the last links of the games that were written. `links` are those of the batch. */
  settle(batch: readonly Append[], links: readonly Link[], outcomes: readonly AppendOutcome[]): void {
    let next = 0;
    for (const [i, { gameId, expected, events, phase }] of batch.entries()) {
      next += events.length;
      this.tips.delete(gameId);
      if (outcomes[i] !== 'ok' || phase === 'closed') continue;
      this.tips.set(gameId, { version: expected + events.length, hash: links[next - 1]?.hash ?? null });
    }
    for (const gameId of this.tips.keys()) {
      if (this.tips.size <= MAX_TIPS) return;
      this.tips.delete(gameId);
    }
  }

  private tipOf({ gameId, expected }: Append): Tip | undefined {
    if (expected === 0) return { version: 0, hash: NO_EVENTS };
    const tip = this.tips.get(gameId);
    return tip?.version === expected ? tip : undefined;
  }
}

function linksOf({ gameId, epoch, events }: Append, before: Buffer | null): Link[] {
  let hash = before;
  return events.map((recorded) => {
    const seal = newSeal(recorded);
    if (hash) hash = hashOf(hash, chained(recorded, gameId, epoch, seal));
    return { hash, seal };
  });
}
