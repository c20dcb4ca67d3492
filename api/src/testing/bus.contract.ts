import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Asked, Bus, Said } from '../games/bus/bus.js';
import { until } from './until.js';

export interface BusFixture {
  /** Adds an instance to the same bus. */
  join(id: string): Promise<Bus>;
}

/** The messages received on a bus, in order. */
export function heardOn(bus: Bus): string[] {
  const heard: string[] = [];
  bus.on('said', (gameId, said) => heard.push(`${gameId}: ${labelOf(said)}`));
  bus.on('asked', ({ gameId, ref }) => heard.push(`asked ${gameId} ${ref}`));
  bus.on('news', (news) => heard.push(news.kind === 'sign-in revoked' ? `revoked ${news.sid}` : news.kind));
  return heard;
}

/** A message about a game, identified by its label. */
export const message = (label: string): Said => ({
  kind: 'all',
  message: ['player_connection', { name: label, connected: true }],
});
const labelOf = (said: Said): string =>
  said.kind === 'all' && said.message[0] === 'player_connection' ? said.message[1].name : said.kind;

export const request = (gameId: string, ref: string): Asked => ({
  from: 'somebody',
  ref,
  gameId,
  request: { do: 'find', userId: 'ann' },
});

const labels = (count: number) => Array.from({ length: count }, (_, i) => String(i));

/** The contract of every bus between instances. `fixture` is called within the tests. */
export function busContract(fixture: () => BusFixture): void {
  const joined = async () => {
    const id = randomUUID();
    const bus = await fixture().join(id);
    return { id, bus, heard: heardOn(bus) };
  };

  describe('a message about a game', () => {
    it('is received here at once, and by subscribers in order', async () => {
      const [near, far, game] = [await joined(), await joined(), randomUUID()];
      await far.bus.follow(game);
      const all = labels(500).map((label) => `${game}: ${label}`);
      for (const label of labels(500)) near.bus.say(game, message(label), true);
      expect(near.heard).toEqual(all);
      await until(() => far.heard.length >= 500);
      expect(far.heard).toEqual(all);
    });

    it('is received from the subscription on, and once despite a second subscription', async () => {
      const [near, far, game] = [await joined(), await joined(), randomUUID()];
      near.bus.say(game, message('before'), true);
      await Promise.all([far.bus.follow(game), far.bus.follow(game)]);
      await far.bus.follow(game);
      near.bus.say(game, message('after'), true);
      near.bus.say(game, message('last'), true);
      await until(() => far.heard.includes(`${game}: last`));
      expect(far.heard).toEqual([`${game}: after`, `${game}: last`]);
    });

    it('is not echoed to a publisher that subscribes', async () => {
      const [near, far, game] = [await joined(), await joined(), randomUUID()];
      await Promise.all([near.bus.follow(game), far.bus.follow(game)]);
      near.bus.say(game, message('one'), true);
      await until(() => far.heard.length > 0);
      far.bus.say(game, message('two'), true);
      await until(() => near.heard.length > 1);
      expect(near.heard).toEqual([`${game}: one`, `${game}: two`]);
    });

    it('stays local if it is addressed locally, and reaches only subscribers of its game', async () => {
      const [near, far] = [await joined(), await joined()];
      const [game, other] = [randomUUID(), randomUUID()];
      await far.bus.follow(game);
      near.bus.say(game, message('private'), false);
      near.bus.say(other, message('elsewhere'), true);
      near.bus.say(game, message('public'), true);
      await until(() => far.heard.length > 0);
      expect(near.heard).toHaveLength(3);
      expect(far.heard).toEqual([`${game}: public`]);
    });

    it('keeps the order of each publisher among several', async () => {
      const [a, b, far, game] = [await joined(), await joined(), await joined(), randomUUID()];
      await far.bus.follow(game);
      for (const label of labels(100)) {
        a.bus.say(game, message(`a${label}`), true);
        b.bus.say(game, message(`b${label}`), true);
      }
      await until(() => far.heard.length === 200);
      for (const who of ['a', 'b'])
        expect(far.heard.filter((name) => name.includes(`: ${who}`))).toEqual(
          labels(100).map((label) => `${game}: ${who}${label}`),
        );
    });
  });

  describe('a request', () => {
    it('reaches only the named instance, in order', async () => {
      const [near, far, third, game] = [await joined(), await joined(), await joined(), randomUUID()];
      await third.bus.follow(game);
      const given = await Promise.all(labels(50).map((ref) => near.bus.ask(far.id, request(game, ref))));
      expect(given).toEqual(given.map(() => true));
      await until(() => far.heard.length === 50);
      expect(far.heard).toEqual(labels(50).map((ref) => `asked ${game} ${ref}`));
      expect(await near.bus.ask(third.id, request(game, 'marker'))).toBe(true);
      await until(() => third.heard.length > 0);
      expect(third.heard).toEqual([`asked ${game} marker`]);
      expect(near.heard).toEqual([]);
    });

    it('fails if the instance is not connected', async () => {
      const near = await joined();
      const [there, gone] = [await joined(), randomUUID()];
      expect(await near.bus.ask(gone, request('game', 'one'))).toBe(false);
      expect(await near.bus.present([gone, there.id, near.id])).toEqual(new Set([there.id, near.id]));
    });
  });

  describe('a broadcast', () => {
    it('is received once by every instance, and here at once', async () => {
      const all = [await joined(), await joined(), await joined()] as const;
      all[0].bus.announce({ kind: 'sign-in revoked', sid: 'a' });
      all[0].bus.announce({ kind: 'sign-in revoked', sid: 'b' });
      expect(all[0].heard).toEqual(['revoked a', 'revoked b']);
      await until(() => all.every(({ heard }) => heard.length > 1));
      for (const { heard } of all) expect(heard).toEqual(['revoked a', 'revoked b']);
    });
  });
}
