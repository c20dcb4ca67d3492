import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { createRandom } from '#questions/random';
import type { Append, EventLog } from '../games/log/event-log.js';
import { aGame, following, recorded, said } from './append.js';

interface Held {
  epoch: number;
  version: number;
}

interface Line {
  gameId: string;
  version: number;
  commandId: string | null;
}

const GAMES = 6;

/**
 * Owners, one per log, compete for a few games: they claim, append, write at stale epochs and versions, and lose
 * replies. Afterwards every log must have no gaps and hold exactly the acknowledged events.
 */
export async function compete(logs: EventLog[], { seed, rounds }: { seed: number; rounds: number }) {
  const { next: random, pick } = createRandom(String(seed));
  const games = Array.from({ length: GAMES }, () => aGame());
  for (const game of games) await logs[0]?.create(game);
  const acknowledged: Line[] = [];
  const refused = new Set<string | null>();
  const counts = { claims: 0, ok: 0, fenced: 0, stale: 0, lost: 0 };

  const lines = ({ gameId, events }: Append): Line[] =>
    events.map(({ version, commandId }) => ({ gameId, version, commandId }));

  const own = async (log: EventLog) => {
    const me = randomUUID();
    const held = new Map<string, Held>();

    const claim = async () => {
      const { gameId } = pick(games);
      const seen = (await log.head(gameId))?.epoch ?? 0;
      const claimed = await log.claim(gameId, random() < 0.1 ? seen - 1 : seen, me);
      if (!claimed) return;
      counts.claims += 1;
      held.set(gameId, { epoch: claimed.epoch, version: claimed.version });
    };

    const appendTo = ([gameId, { epoch, version }]: [string, Held]) => {
      const wish = random();
      const stale = wish < 0.15;
      const expected = stale && wish >= 0.1 ? version + (wish < 0.12 ? -1 : 1) : version;
      const texts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => said(me));
      const before = { gameId, epoch: wish < 0.1 ? epoch - 1 : epoch, expected, events: [] };
      return {
        stale,
        append: following({ ...aGame(), ...before }, { events: recorded(expected, ...texts) }),
      };
    };

    const write = async () => {
      const writes = [...held].filter(() => random() < 0.6).map(appendTo);
      const outcomes: string[] = await log.append(writes.map(({ append }) => append));
      const lost = random() < 0.2;
      for (const [i, { stale, append }] of writes.entries()) {
        if (lost && !stale) outcomes[i] = await log.outcomeOf(append);
        counts.lost += lost ? 1 : 0;
        conclude(append, outcomes[i], stale);
      }
    };

    const conclude = (append: Append, outcome: string | undefined, stale: boolean) => {
      if (outcome === 'ok') {
        expect(stale).toBe(false);
        counts.ok += 1;
        acknowledged.push(...lines(append));
        held.set(append.gameId, { epoch: append.epoch, version: append.expected + append.events.length });
        return;
      }
      for (const { commandId } of lines(append)) refused.add(commandId);
      if (stale) counts.stale += 1;
      else if (outcome === 'fenced') held.delete(append.gameId);
      if (outcome === 'fenced') counts.fenced += 1;
    };

    for (let round = 0; round < rounds; round++)
      await (held.size === 0 || random() < 0.3 ? claim() : write());
  };

  await Promise.all(logs.map(own));
  let events = 0;
  for (const { gameId, ...first } of games) {
    const log = (await logs[0]?.read(gameId)) ?? [];
    events += log.length - first.events.length;
    expect(log.map(({ version }) => version)).toEqual(log.map((_, i) => i + 1));
    expect(log.filter(({ commandId }) => refused.has(commandId))).toEqual([]);
    for (const line of acknowledged.filter((line) => line.gameId === gameId))
      expect(log[line.version - 1]?.commandId).toBe(line.commandId);
  }
  expect(new Set(acknowledged.map(({ commandId }) => commandId)).size).toBe(events);
  expect(acknowledged).toHaveLength(events);
  return counts;
}
