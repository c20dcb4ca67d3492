import { afterAll, describe, expect, it } from '@jest/globals';
import { replaceBuiltins, type VirtualTime } from './virtual-time.js';

afterAll(replaceBuiltins());
const { CALM } = await import('./chaos.js');
const { inVirtualTime } = await import('./virtual-time.js');
const { aQuiz } = await import('./quizzes.js');
const { Deployment } = await import('./deployment.js');
const { World } = await import('./world.js');

/** Two instances without faults, and the messages that a client on each receives. */
async function calm(play: (fixture: ReturnType<typeof fixtureOf>) => Promise<void>): Promise<void> {
  await inVirtualTime('calm', (time) => play(fixtureOf(time)));
}

function fixtureOf(time: VirtualTime) {
  const world = new World(time, undefined, { ...CALM, endsAt: time.now });
  const deployment = new Deployment(world);
  const servers = [deployment.boot(0), deployment.boot(1)] as const;
  const client = (server: (typeof servers)[number], userId: string, kind: 'solo' | 'rooms' = 'rooms') => {
    const heard: string[] = [];
    const lost: string[] = [];
    const hear = ({ event }: { event: string }) => heard.push(event);
    const socket = server.connect(kind, { userId, hear, lost: ({ id }) => lost.push(id) }, userId);
    const ask = async (event: string, payload: object = {}) => {
      let answer: unknown;
      socket.ask(event, payload, (given) => {
        answer = given;
      });
      expect(await time.run(() => answer !== undefined, 10_000)).toBe(true);
      return answer;
    };
    return { heard, lost, ask };
  };
  const code = () => [...world.log.codes.keys()][0] ?? '';
  return { world, servers, client, code, pass: (ms: number) => time.run(() => false, ms) };
}

describe('a player whose seat was claimed for a join that never arrived', () => {
  it('can connect, and join', async () => {
    await calm(async ({ world, servers, client, code, pass }) => {
      await client(servers[0], 'ann').ask('create_room');
      await world.log.takeSeat('bob', 'room', (await world.log.roomOf(code())) ?? '');
      const bob = client(servers[1], 'bob');
      await pass(500);
      expect(bob.lost).toEqual([]);
      expect(await bob.ask('join_room', { code: code() })).toMatchObject({ ok: true });
      expect(bob.heard).toContain('game_state');
    });
  });
});

describe('an instance that was counted as dead', () => {
  it('resyncs its games when it is back', async () => {
    await calm(async ({ world, servers, client, code, pass }) => {
      const ann = client(servers[0], 'ann');
      await ann.ask('create_room');
      const bob = client(servers[1], 'bob');
      await bob.ask('join_room', { code: code() });
      world.time.stop(servers[1].id, 6_000);
      await pass(5_500);
      expect(ann.heard.filter((event) => event === 'player_connection')).toHaveLength(2);
      await pass(4_000);
      await ann.ask('room_settings', { amount: 7 });
      await pass(500);
      expect(bob.heard.slice(-1)).toEqual(['room_settings']);
    });
  });
});

describe('a player whose owner dies before the last question is over', () => {
  it('receives the end', async () => {
    await calm(async ({ world, servers, client, pass }) => {
      const quiz = aQuiz(world);
      const last = quiz.questions.length - 1;
      const opened = world.time.as(servers[0].id, () =>
        servers[0].seats.openSolo({ userId: 'ann', name: 'Ann' }, quiz),
      );
      await pass(100);
      const { log } = world.log.games.get(await opened) ?? { log: [] };
      // A second tab keeps the game on its instance.
      client(servers[0], 'ann', 'solo');
      const ann = client(servers[1], 'ann', 'solo');
      const isClosed = () => log.some(({ event }) => event.type === 'QuestionClosed' && event.index === last);
      expect(await world.time.run(isClosed, 60_000)).toBe(true);
      servers[0].kill();
      await pass(10_000);
      expect(ann.heard.slice(-1)).toEqual(['quiz_completed']);
    });
  });
});
