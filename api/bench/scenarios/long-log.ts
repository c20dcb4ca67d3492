import { newDatabase, tokensOfNewUsers } from '../../src/testing/users.js';
import { Player } from '../client/player.js';
import { keepCheckpoints, storeLongRoom } from '../long-rooms.js';
import type { Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { percentile, rounded, shown, spread } from '../statistics.js';
import { type Ground, SECRET } from './scenario.js';

const [FEW, MANY, MANY_WITHOUT] = [1_000, 1_000_000, 100_000];
const ROUNDS = 5;
const MB = 1_000_000;

/** The cost of a take-over: ms until the player sees the room, bytes, and the longest pause of other work, ms. */
interface Taken {
  ms: number;
  memory: number;
  pauseMs: number;
}

/** Takes over rooms with logs of different lengths, each by a server that has just started. */
export async function longLog({ adminUrl, short }: Ground): Promise<Result> {
  const url = await newDatabase(adminUrl);
  await (await MeasuredServer.full(url, SECRET)).end();
  const tokens = await tokensOfNewUsers(url, SECRET, 3);
  const [few = '', many = '', without = ''] = tokens;
  await storeLongRoom(url, userOf(few), { players: 20, events: FEW });
  const gameId = await storeLongRoom(url, userOf(many), { players: 2_000, events: MANY });
  await keepCheckpoints(url, gameId, MANY);
  await storeLongRoom(url, userOf(without), { players: 2_000, events: MANY_WITHOUT });
  // A first time for the database's caches; it stores checkpoints for the room without them.
  const first = await takenOver(url, without);
  await takenOver(url, few);
  const taken = { few: [] as Taken[], many: [] as Taken[] };
  for (let round = 0; round < (short ? 2 : ROUNDS); round++) {
    taken.few.push(await takenOver(url, few));
    taken.many.push(await takenOver(url, many));
  }
  const all = (side: Taken[], of: keyof Taken) => spread(side.map((each) => each[of]));
  const more = (of: keyof Taken) => all(taken.many, of).median - all(taken.few, of).median;
  const both = (of: keyof Taken, unit = 1) =>
    [taken.many, taken.few].map((side) => shown(spread(side.map((each) => each[of] / unit)))).join('; ');
  return {
    scenario: 'long-log',
    about: `a room of 2,000 players with ${MANY} events is taken over in the middle of a question, beside one of 20 with ${FEW}; each by a new server, time until its host sees the room, highest resident memory above that before, longest delay of the event loop`,
    goals: [
      { what: 'more time, s', value: more('ms') / 1_000, atMost: 1 },
      { what: 'more memory, MB', value: more('memory') / MB, atMost: 64 },
      {
        what: 'longest pause of others, ms',
        value: percentile(
          taken.many.map(({ pauseMs }) => pauseMs),
          0.5,
        ),
        atMost: 100,
      },
      {
        what: `longest pause of others, ${MANY_WITHOUT} events without a checkpoint, ms`,
        value: first.pauseMs,
        atMost: 100,
      },
    ],
    ratios: {},
    figures: {
      'ms, many and few': both('ms'),
      'memory, MB, many and few': both('memory', MB),
      'longest pause, ms, many and few': both('pauseMs'),
      [`ms and MB, ${MANY_WITHOUT} events without a checkpoint`]: `${rounded(first.ms)} and ${rounded(first.memory / MB)}`,
    },
    clientCore: 0,
    isVoid: false,
  };
}

const userOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

/** Connects the player to a new server, which has to find the room and make it live. */
async function takenOver(databaseUrl: string, token: string): Promise<Taken> {
  const server = await MeasuredServer.full(databaseUrl, SECRET);
  await server.startWatch();
  const began = performance.now();
  const player = await Player.connect(server.port, token);
  await player.must('sync', { seq: 0 });
  const ms = performance.now() - began;
  const { rss = 0, pauseMs = 0 } = await server.endWatch();
  player.end();
  await server.end();
  return { ms, memory: rss, pauseMs };
}
