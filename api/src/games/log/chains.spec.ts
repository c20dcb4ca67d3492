import { describe, expect, it } from '@jest/globals';
import { playerJoined } from '#game/testing/events';
import { aGame, following, recorded, said } from '../../testing/append.js';
import { type ChainedEvent, EVENT_FORMAT, hashOf, NO_EVENTS } from './chain.js';
import { Chains, type Link } from './chains.js';
import type { Append } from './event-log.js';

const HASH = Buffer.alloc(32, 7);

/** Chains that read `stored`, and the games that they have read. */
function chainsOn(stored: Buffer | null = HASH) {
  const reads: string[][] = [];
  const chains = new Chains(async (appends) => {
    reads.push(appends.map(({ gameId }) => gameId));
    return new Map(appends.map(({ gameId }) => [gameId, stored]));
  });
  return { chains, reads };
}

const expected = (append: Append, links: Link[], before: Buffer) => {
  let hash = before;
  return append.events.map((event, i) => {
    const { gameId, epoch } = append;
    hash = hashOf(hash, { ...event, gameId, epoch, v: EVENT_FORMAT, seal: links[i]?.seal ?? null });
    return hash;
  });
};

describe('the chain of a game', () => {
  it('begins with its first event, and continues without reading', async () => {
    const { chains, reads } = chainsOn();
    const opened = aGame();
    const first = await chains.link([opened]);
    expect(first.map(({ hash }) => hash)).toEqual(expected(opened, first, NO_EVENTS));
    chains.settle([opened], first, ['ok']);
    const next = following(opened);
    const second = await chains.link([next]);
    expect(second.map(({ hash }) => hash)).toEqual(expected(next, second, first.at(-1)?.hash ?? NO_EVENTS));
    expect(reads).toEqual([]);
  });

  it('continues after the stored hash if another instance, or an unknown outcome, came in between', async () => {
    const { chains, reads } = chainsOn();
    const opened = aGame();
    const links = await chains.link([opened]);
    chains.settle([opened], links, ['ok']);
    const lost = following(opened);
    await chains.link([lost]);
    const next = following(lost);
    const after = await chains.link([next]);
    expect(reads).toEqual([[opened.gameId]]);
    expect(after.map(({ hash }) => hash)).toEqual(expected(next, after, HASH));
  });

  it('is read once for all games of a batch', async () => {
    const { chains, reads } = chainsOn();
    const batch = [following(aGame()), following(aGame()), aGame()];
    const links = await chains.link(batch);
    expect(links).toHaveLength(4);
    expect(reads).toEqual([batch.slice(0, 2).map(({ gameId }) => gameId)]);
    chains.settle(batch, links, ['ok', 'busy', 'ok']);
    await chains.link(batch.map((append) => following(append)));
    expect(reads[1]).toEqual([batch[1]?.gameId]);
  });

  it('has no hashes in a log that an older release has begun', async () => {
    const { chains, reads } = chainsOn(null);
    const old = following(aGame(), { events: recorded(2, said('a'), playerJoined(1, 'bob')) });
    const links = await chains.link([old]);
    expect(links.map(({ hash }) => hash)).toEqual([null, null]);
    chains.settle([old], links, ['ok']);
    expect((await chains.link([following(old)]))[0]?.hash).toBeNull();
    expect(reads).toHaveLength(1);
  });
});

describe('the hash of an event', () => {
  const [event] = recorded(0, playerJoined(1, 'bob'));
  const seal = Buffer.alloc(16, 1);
  const joined = { ...event, gameId: 'g', epoch: 1, v: 1, seal } as ChainedEvent;
  const hash = (changes: Partial<ChainedEvent> = {}) =>
    hashOf(NO_EVENTS, { ...joined, ...changes }).toString('hex');

  it('does not depend on the order of the fields', () => {
    const { type, seat, userId, name } = joined.event as ReturnType<typeof playerJoined>;
    expect(hash({ event: { name, userId, seat, type } })).toBe(hash());
  });

  it.each<[string, Partial<ChainedEvent>]>([
    ['the game', { gameId: 'h' }],
    ['the version', { version: 2 }],
    ['the epoch', { epoch: 2 }],
    ['the time', { at: joined.at + 0.001 }],
    ['the format', { v: 2 }],
    ['the command', { commandId: null }],
    ['the type', { event: { ...joined.event, type: 'PlayerRenamed' } as ChainedEvent['event'] }],
    ['the name', { event: playerJoined(1, 'bib') }],
    ['the seat', { event: playerJoined(2, 'bob') }],
    ['the salt', { seal: Buffer.alloc(16, 2) }],
  ])('depends on %s', (_, changes) => {
    expect(hash(changes)).not.toBe(hash());
  });
});
