import { describe, expect, it } from '@jest/globals';
import { playerJoined } from '#game/testing/events';
import { aGame, following, recorded, said } from '../../testing/append.js';
import { type ChainedEvent, chained, hashOf, NO_EVENTS } from './chain.js';
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
    hash = hashOf(hash, chained(event, gameId, epoch, links[i]?.seal ?? null));
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
  const seal = Buffer.alloc(16, 1);
  const joined = recorded(0, playerJoined(1, 'bob')).map((event) =>
    chained(event, 'g', 1, seal),
  )[0] as ChainedEvent;
  const hash = (changes: Partial<ChainedEvent> = {}) =>
    hashOf(NO_EVENTS, { ...joined, ...changes }).toString('hex');

  it('does not depend on the order of the fields', () => {
    const data = Object.fromEntries(Object.entries(joined.data).reverse());
    expect(Object.keys(data)).not.toEqual(Object.keys(joined.data));
    expect(hash({ data })).toBe(hash());
  });

  it('is that of earlier releases', () => {
    const data = {
      seat: 1,
      userId: 'u',
      name: 'Zoë "B"',
      extra: { b: [1, null, { d: 'x', c: true }], a: undefined },
    };
    const gameId = '8a1c2f9e-0000-4000-8000-000000000001';
    const at = 1_700_000_000_123.25;
    const event = {
      gameId,
      version: 3,
      epoch: 2,
      at,
      type: 'PlayerJoined',
      v: 1,
      commandId: null,
      seal,
      data,
    };
    expect(hashOf(NO_EVENTS, event).toString('hex')).toBe(
      '6d39b531d8ff0e6c406f2dd2a05f25b1727de3462b13862294e224693e597b8d',
    );
  });

  it.each<[string, Partial<ChainedEvent>]>([
    ['the game', { gameId: 'h' }],
    ['the version', { version: 2 }],
    ['the epoch', { epoch: 2 }],
    ['the time', { at: joined.at + 0.001 }],
    ['the format', { v: 2 }],
    ['the command', { commandId: null }],
    ['the type', { type: 'PlayerRenamed' }],
    ['the name', { data: { ...joined.data, name: 'bib' } }],
    ['the seat', { data: { ...joined.data, seat: 2 } }],
    ['the salt', { seal: Buffer.alloc(16, 2) }],
  ])('depends on %s', (_, changes) => {
    expect(hash(changes)).not.toBe(hash());
  });
});
