import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Broken } from '../../src/testing/oracle/broken.js';
import { judge } from '../../src/testing/oracle/judge.js';
import { type Unlucky, unlucky } from '../../src/testing/oracle/unlucky.js';
import type { Room } from '../../src/testing/player/room.js';
import type { Fault, Scale } from './fault.js';
import type { Ground } from './ground.js';
import { pausesOf, type Strike } from './pauses.js';
import { randomRooms } from './rooms.js';
import { Tally } from './tally.js';

/** The results of one round. */
export interface Round {
  strikes: Strike[];
  broken: Broken[];
  unlucky: Unlucky[];
  /** By name, ms. */
  times: Record<string, number[]>;
  counts: Counts;
}

/** By name. */
export type Counts = Record<string, number>;

const THINK_MS = 1_200;
/** Faults stop this many questions before the last one, so that rooms can be seen to continue. */
const CALM = 2;
const PAUSE_MS = [500, 2_500] as const;
/** A room counts as hung this long after its expected end, ms. */
const HUNG_MS = 60_000;
const QUESTION_MS = 16_000;
/** All players must see the same results within this time after the fault, ms. */
const AGREE_MS = 5_000;
/** Interval at which the kit measures its own delay, ms. */
const TICK_MS = 10;

/** Plays rooms while injecting the fault repeatedly, then checks them. */
export async function storm(ground: Ground, fault: Fault, scale: Scale): Promise<Round> {
  const { random } = ground;
  ground.affinity = fault.affinity ?? random.next() < 0.5;
  const rooms = await randomRooms(ground, scale, fault.thinkMs ?? THINK_MS);
  const late = monitorEventLoopDelay({ resolution: TICK_MS });
  late.enable();
  try {
    const tally = new Tally(ground);
    const strikes = await strikeAll(ground, fault, rooms, scale, tally);
    await ground.heal();
    await over(rooms, scale.questions);
    const kit = late.max / 1e6 - TICK_MS;
    await Promise.all(rooms.map((room) => room.look(AGREE_MS)));
    const broken = [...strikes.flatMap((strike) => strike.broken ?? []), ...(await judge(ground, rooms))];
    const unheard = await unlucky(ground, rooms);
    await tally.look();
    const counts: Counts = { ...countsOf(rooms), ...tally.sums, unlucky: unheard.length };
    for (const [name, n] of strikes.flatMap((strike) => Object.entries(strike.counts ?? {})))
      counts[name] = (counts[name] ?? 0) + n;
    return { strikes, broken, unlucky: unheard, times: { ...timesOf(rooms, strikes), kit: [kit] }, counts };
  } finally {
    late.disable();
    for (const room of rooms) room.close();
  }
}

async function strikeAll(
  ground: Ground,
  fault: Fault,
  rooms: Room[],
  scale: Scale,
  tally: Tally,
): Promise<Strike[]> {
  const strikes: Strike[] = [];
  const [from, to] = fault.pauseMs ?? PAUSE_MS;
  const goesOn = () => rooms.some((room) => room.index < scale.questions - CALM);
  await sleep(300);
  while (strikes.length < (fault.most ?? Number.POSITIVE_INFINITY) && goesOn()) {
    await sleep(from + ground.random.next() * (to - from));
    if (!goesOn()) break;
    await tally.look();
    strikes.push(await fault.strike({ ground, rooms, short: scale.short }));
  }
  return strikes;
}

async function over(rooms: readonly Room[], questions: number): Promise<void> {
  const left = Math.max(...rooms.map(({ index }) => questions - index));
  const late = Date.now() + left * QUESTION_MS + HUNG_MS;
  while (Date.now() < late && rooms.some((room) => !room.over)) await sleep(50);
}

function timesOf(rooms: readonly Room[], strikes: readonly Strike[]): Record<string, number[]> {
  const times: Record<string, number[]> = { ...pausesOf(rooms, strikes) };
  times['take-over'] = strikes.flatMap(({ takeOvers = [] }) => takeOvers);
  for (const { took = {} } of strikes) {
    for (const [name, ms] of Object.entries(took)) times[name] = [...(times[name] ?? []), ms];
  }
  for (const { measured = {} } of strikes) {
    for (const [name, all] of Object.entries(measured)) times[name] = [...(times[name] ?? []), ...all];
  }
  times['receipt'] = rooms.flatMap(({ players }) =>
    players.flatMap(({ journal }) => journal.receipts.map(({ sentAt, at }) => at - sentAt)),
  );
  return times;
}

function countsOf(rooms: readonly Room[]): Counts {
  const journals = rooms.flatMap(({ players }) => players.map(({ journal }) => journal));
  const sum = (of: (journal: (typeof journals)[number]) => number) => journals.reduce((n, j) => n + of(j), 0);
  const counts: Counts = {
    games: rooms.length,
    receipts: sum(({ receipts }) => receipts.length),
    resent: sum(({ resent }) => resent.length),
    reconnects: sum(({ reconnects }) => reconnects.length),
    holes: sum(({ holes }) => holes.length),
    repeats: sum(({ repeats }) => repeats.length),
  };
  for (const { code } of journals.flatMap((journal) => journal.refused)) {
    counts[`refused ${code}`] = (counts[`refused ${code}`] ?? 0) + 1;
  }
  return counts;
}
