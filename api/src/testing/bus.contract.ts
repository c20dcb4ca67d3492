import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Bus, OwnerMessage, RequestMessage } from '../games/bus/bus.js';
import { until } from './until.js';

export interface BusFixture {
  /** Adds an instance to the same bus. */
  join(id: string): Promise<Bus>;
}

/** The messages received on a bus, in order. */
export function receivedOn(bus: Bus): string[] {
  const received: string[] = [];
  bus.on('message', (gameId, message) => received.push(`${gameId}: ${labelOf(message)}`));
  bus.on('request', ({ gameId, ref }) => received.push(`request ${gameId} ${ref}`));
  bus.on('broadcast', (broadcast) =>
    received.push(broadcast.kind === 'sign-in revoked' ? `revoked ${broadcast.sid}` : broadcast.kind),
  );
  return received;
}

/** A message about a game, identified by its label. */
export const message = (label: string): OwnerMessage => ({
  kind: 'all',
  message: ['player_connection', { name: label, connected: true }],
});
const labelOf = ({ kind, ...rest }: OwnerMessage): string =>
  'message' in rest && rest.message[0] === 'player_connection' ? rest.message[1].name : kind;

export const request = (gameId: string, ref: string): RequestMessage => ({
  from: 'an edge',
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
    return { id, bus, received: receivedOn(bus) };
  };

  describe('a message about a game', () => {
    it('is received here at once, and by subscribers in order', async () => {
      const [near, far, game] = [await joined(), await joined(), randomUUID()];
      await far.bus.subscribe(game);
      const all = labels(500).map((label) => `${game}: ${label}`);
      for (const label of labels(500)) near.bus.publish(game, message(label), true);
      expect(near.received).toEqual(all);
      await until(() => far.received.length >= 500);
      expect(far.received).toEqual(all);
    });

    it('is received from the subscription on, and once despite a second subscription', async () => {
      const [near, far, game] = [await joined(), await joined(), randomUUID()];
      near.bus.publish(game, message('before'), true);
      await Promise.all([far.bus.subscribe(game), far.bus.subscribe(game)]);
      await far.bus.subscribe(game);
      near.bus.publish(game, message('after'), true);
      near.bus.publish(game, message('last'), true);
      await until(() => far.received.includes(`${game}: last`));
      expect(far.received).toEqual([`${game}: after`, `${game}: last`]);
    });

    it('is not echoed to a publisher that subscribes', async () => {
      const [near, far, game] = [await joined(), await joined(), randomUUID()];
      await Promise.all([near.bus.subscribe(game), far.bus.subscribe(game)]);
      near.bus.publish(game, message('one'), true);
      await until(() => far.received.length > 0);
      far.bus.publish(game, message('two'), true);
      await until(() => near.received.length > 1);
      expect(near.received).toEqual([`${game}: one`, `${game}: two`]);
    });

    it('stays local if it is addressed locally, and reaches only subscribers of its game', async () => {
      const [near, far] = [await joined(), await joined()];
      const [game, other] = [randomUUID(), randomUUID()];
      await far.bus.subscribe(game);
      near.bus.publish(game, message('private'), false);
      near.bus.publish(other, message('elsewhere'), true);
      near.bus.publish(game, message('public'), true);
      await until(() => far.received.length > 0);
      expect(near.received).toHaveLength(3);
      expect(far.received).toEqual([`${game}: public`]);
    });

    it('keeps the order of each publisher among several', async () => {
      const [a, b, far, game] = [await joined(), await joined(), await joined(), randomUUID()];
      await far.bus.subscribe(game);
      for (const label of labels(100)) {
        a.bus.publish(game, message(`a${label}`), true);
        b.bus.publish(game, message(`b${label}`), true);
      }
      await until(() => far.received.length === 200);
      for (const publisher of ['a', 'b'])
        expect(far.received.filter((name) => name.includes(`: ${publisher}`))).toEqual(
          labels(100).map((label) => `${game}: ${publisher}${label}`),
        );
    });
  });

  describe('a request', () => {
    it('reaches only the named instance, in order', async () => {
      const [near, far, third, game] = [await joined(), await joined(), await joined(), randomUUID()];
      await third.bus.subscribe(game);
      const given = await Promise.all(labels(50).map((ref) => near.bus.send(far.id, request(game, ref))));
      expect(given).toEqual(given.map(() => true));
      await until(() => far.received.length === 50);
      expect(far.received).toEqual(labels(50).map((ref) => `request ${game} ${ref}`));
      expect(await near.bus.send(third.id, request(game, 'marker'))).toBe(true);
      await until(() => third.received.length > 0);
      expect(third.received).toEqual([`request ${game} marker`]);
      expect(near.received).toEqual([]);
    });

    it('fails if the instance is not connected', async () => {
      const near = await joined();
      const [connected, closed] = [await joined(), randomUUID()];
      expect(await near.bus.send(closed, request('game', 'one'))).toBe(false);
      expect(await near.bus.reachable([closed, connected.id, near.id])).toEqual(
        new Set([connected.id, near.id]),
      );
    });
  });

  describe('a broadcast', () => {
    it('is received once by every instance, and here at once', async () => {
      const all = [await joined(), await joined(), await joined()] as const;
      all[0].bus.broadcast({ kind: 'sign-in revoked', sid: 'a' });
      all[0].bus.broadcast({ kind: 'sign-in revoked', sid: 'b' });
      expect(all[0].received).toEqual(['revoked a', 'revoked b']);
      await until(() => all.every(({ received }) => received.length > 1));
      for (const { received } of all) expect(received).toEqual(['revoked a', 'revoked b']);
    });
  });
}
