import { setTimeout as sleep } from 'node:timers/promises';
import { tokensOfNewUsers } from '../../../src/testing/users.js';
import { inParallel } from '../../client/crowd.js';
import { Player } from '../../client/player.js';
import { inGroups, joinAll, openRoom } from '../../client/seating.js';
import type { Scenario } from '../fault.js';
import { SECRET } from '../ground.js';

const ROOM = 50;
const AT_ONCE = 20;
/** The client's reconnect delay with jitter. */
const BACK_MS = [125, 375] as const;
const LATEST_MS = 30_000;

/** Resolves to the time from `lost` until the player has the state again, ms. */
async function comeBack(port: number, token: string, lost: number): Promise<{ player: Player; ms: number }> {
  for (;;) {
    try {
      const player = await Player.connect(port, token);
      for (;;) {
        const { ok } = await player.ask('sync', { seq: 0 });
        if (ok) return { player, ms: Date.now() - lost };
        await sleep(50);
      }
    } catch (error) {
      if (Date.now() - lost > LATEST_MS) throw error;
      await sleep(BACK_MS[1]);
    }
  }
}

export const reconnect: Scenario = {
  id: '11',
  what: '2,000 sockets in rooms of 50 reconnect at once',
  target: 2_000,
  goals: [{ what: 'whole state again p99', of: 'resync', p: 0.99, atMostMs: 5_000 }],
  async run(ground, { short }) {
    const count = short ? 300 : 2_000;
    const port = Number(new URL(ground.url).port);
    const tokens = await tokensOfNewUsers(ground.databaseUrl, SECRET, count);
    const players = await inParallel(tokens, AT_ONCE, (token) => Player.connect(port, token));
    for (const [host, ...guests] of inGroups(players, ROOM)) {
      if (host) await joinAll(guests, await openRoom(host));
    }
    for (const player of players) player.end();
    const lost = Date.now();
    const back = await Promise.all(
      tokens.map(async (token) => {
        await sleep(BACK_MS[0] + ground.random.next() * (BACK_MS[1] - BACK_MS[0]));
        return comeBack(port, token, lost);
      }),
    );
    for (const { player } of back) player.end();
    const died = ground.instances.length - ground.running.length;
    return {
      reached: count,
      times: { resync: back.map(({ ms }) => ms) },
      counts: { sockets: count, 'instances that died': died },
      broken: died > 0 ? [{ invariant: 'I6', gameId: '', what: `${died} instances died` }] : [],
    };
  },
};
