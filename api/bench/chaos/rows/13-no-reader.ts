import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameState, SyncAck } from '#protocol/messages';
import type { Broken } from '../../../src/testing/oracle/broken.js';
import { tokensOfNewUsers } from '../../../src/testing/users.js';
import { connectFrame, eventFrame } from '../../client/frames.js';
import { Player } from '../../client/player.js';
import { joinAll, openRoom } from '../../client/seating.js';
import type { Finding, Scenario } from '../fault.js';
import { type Ground, SECRET } from '../ground.js';

const PLAYERS = 100;
const CHATS = 100;
/** The kernel buffers several MB before the server's own buffer fills. */
const DROPPED_MS = 15_000;
const ASKED = eventFrame(2, 'sync', { seq: 0 });
const TEXT = 'x'.repeat(300);

/** Joins the room, requests the state repeatedly, and never reads. */
function noReader(port: number, token: string, code: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  const head = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: a',
    'Connection: Upgrade',
    'Upgrade: websocket',
  ];
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
  socket.write(`${[...head, ...key].join('\r\n')}\r\n\r\n`);
  socket.once('data', () => {
    socket.write(connectFrame(token));
    setTimeout(() => {
      socket.write(eventFrame(1, 'join_room', { code }));
      socket.pause();
      // Each reply is a whole state that the client does not read.
      asking = setInterval(() => socket.write(ASKED), 2);
    }, 1_000);
  });
  let asking: NodeJS.Timeout | undefined;
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(asking));
  return socket;
}

/** All players chat; resolves to the delays of the acknowledgements, ms. */
async function chat(players: readonly Player[], rounds: number): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < rounds; n++) {
    await Promise.all(
      players.slice(0, 10).map(async (player) => {
        const began = performance.now();
        await player.must('player_message', { message: TEXT });
        waits.push(performance.now() - began);
      }),
    );
  }
  return waits;
}

/** Whether a player is reported as disconnected before the send buffer would exceed its limit. */
async function isAway(host: Player): Promise<boolean> {
  for (const late = Date.now() + DROPPED_MS; Date.now() < late; await sleep(100)) {
    const { state } = (await host.ask('sync', { seq: 0 })) as SyncAck & { state?: GameState };
    if (state?.away?.length === 1) return true;
  }
  return false;
}

const broken = (what: string): Broken => ({ invariant: 'I8', gameId: '', what });

async function run(ground: Ground, short: boolean): Promise<Finding> {
  const [instance] = ground.instances;
  if (!instance) throw new Error('no instance');
  const [slow = '', ...tokens] = await tokensOfNewUsers(ground.databaseUrl, SECRET, PLAYERS);
  const players = await Promise.all(tokens.map((token) => Player.connect(instance.port, token)));
  const [host, ...guests] = players as [Player, ...Player[]];
  const code = await openRoom(host);
  await joinAll(guests, code);
  const rounds = short ? CHATS / 4 : CHATS;
  const before = await chat(players, rounds);
  const { mb } = instance.usage;
  const reader = noReader(instance.port, slow, code);
  await sleep(4_000);
  const times = { 'chat without': before, 'chat with': await chat(players, rounds * 3) };
  const isDropped = await isAway(host);
  const grown = instance.usage.mb - mb;
  for (const player of players) player.end();
  reader.destroy();
  const died = ground.instances.length - ground.running.length;
  return {
    reached: 1,
    times,
    counts: {
      'grown by MB': Math.max(0, grown),
      'dropped by the server': Number(isDropped),
      'instances that died': died,
    },
    broken: [
      ...(died > 0 ? [broken('an instance died of a client that does not read')] : []),
      ...(isDropped ? [] : [broken('a client that does not read is kept')]),
    ],
  };
}

export const doesNotRead: Scenario = {
  id: '13',
  what: 'a client that never reads, in a room of 100 that writes',
  target: 20,
  goals: [],
  run: (ground, { short }) => run(ground, short),
};
