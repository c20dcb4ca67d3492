import { newDatabase, tokensOfNewUsers } from '../../src/testing/users.js';
import { connectAll, inParallel } from '../client/crowd.js';
import { NEXT } from '../client/frames.js';
import type { Player } from '../client/player.js';
import { Rush } from '../client/rush.js';
import { samplesFor } from '../client/samples.js';
import { bareTables, inGroups, joinAll, openRoom, seat } from '../client/seating.js';
import { Table } from '../client/table.js';
import { isVoid, type Measured, measure } from '../measure.js';
import type { Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { percentile, rounded, type Spread, shown, spread } from '../statistics.js';
import { type Ground, SECRET } from './scenario.js';

const LARGE = 10_000;
const SMALL = 100;
const SMALL_ROOMS = 10;
/** Measured joins: the last ones of the large room, and all of the small rooms. */
const JOINS = SMALL * SMALL_ROOMS;
const QUESTIONS = 4;
const RUN = { amount: QUESTIONS + 1, type: 'multiple', disclosure: 'upfront' };
const NOT_SENT = ['clock', 'quiz_completed'];

/** Compares a room of 10,000 players with rooms of 100 on the same server. */
export async function largeRoom({ adminUrl, profile }: Ground): Promise<Result> {
  const url = await newDatabase(adminUrl);
  const full = await MeasuredServer.full(url, SECRET, { ROOM_CAPACITY: String(LARGE) });
  const tokens = await tokensOfNewUsers(url, SECRET, JOINS + LARGE);
  const idle = await full.usage();
  const people = await connectAll(full.port, tokens);
  const connected = await full.usage();
  const few = people.slice(0, JOINS);
  const many = people.slice(JOINS);

  const tables: Table[] = [];
  const smallJoins = await measure(full, async () => {
    tables.push(...(await inParallel(inGroups(few, SMALL), 5, seat)));
  });
  if (profile) await full.startProfile();
  const largeJoins = await fill(full, many);
  if (profile) await full.endProfile(profile);
  const table = new Table(many);
  const smallAnswers = await play(full, tables, () => {});
  const samples = samplesFor(table.host, NOT_SENT);
  const largeAnswers = await play(full, [table], () => {});
  for (const player of people) player.end();
  await full.end();

  const bare = await MeasuredServer.bare();
  const others = await bareTables(bare.port, 1, LARGE);
  bare.tell({ samples: await samples });
  const bareAnswers = await play(bare, others, () => others[0]?.host.send(NEXT));
  for (const { players } of others) for (const player of players) player.end();
  await bare.end();

  const join = { large: largeJoins.cpu / JOINS, small: smallJoins.cpu / JOINS };
  const rounds = [...smallAnswers.rounds, ...largeAnswers.rounds, ...bareAnswers.rounds];
  const clientCore = Math.max(...rounds.map((round) => round.clientCore));
  const { cpu } = largeAnswers;
  const times = (a: Spread, b: Spread): Spread => spread([a.median / b.median]);
  return {
    scenario: 'large-room',
    about: `one room of ${LARGE} players: the last ${JOINS} joins, then everybody answers each question within 1 s and gets a personal result; server CPU beside that of ${SMALL_ROOMS} rooms of ${SMALL}`,
    goals: [
      {
        what: 'p99 of the acknowledgement, ms',
        value: percentile(largeAnswers.latencies, 0.99),
        atMost: 1_000,
      },
      { what: 'CPU per join ÷ rooms of 100', value: join.large / join.small, atMost: 1.2 },
      { what: 'CPU per answer ÷ rooms of 100', value: cpu.median / smallAnswers.cpu.median, atMost: 1.2 },
    ],
    ratios: {
      'CPU per answer ÷ bare': times(cpu, bareAnswers.cpu),
      'CPU per answer ÷ rooms of 100': times(cpu, smallAnswers.cpu),
      'CPU per join ÷ rooms of 100': spread([join.large / join.small]),
    },
    figures: {
      'CPU per join, large and small, µs': `${rounded(join.large)} and ${rounded(join.small)}`,
      'joins per second, large and small': `${rounded(JOINS / largeJoins.seconds)} and ${rounded(JOINS / smallJoins.seconds)}`,
      'CPU per answer, large, small and bare, µs': `${shown(cpu)}, ${shown(smallAnswers.cpu)}, ${shown(bareAnswers.cpu)}`,
      'frames per answer, large and small': `${frames(largeAnswers.rounds, LARGE)} and ${frames(smallAnswers.rounds, JOINS)}`,
      'p50 and p99, ms': `${rounded(percentile(largeAnswers.latencies, 0.5))} and ${rounded(percentile(largeAnswers.latencies, 0.99))}`,
      'memory per connected socket, KiB': `${rounded((connected.rss - idle.rss) / people.length / 1024)}`,
    },
    clientCore,
    isVoid: isVoid(clientCore),
  };
}

/** Joins all players; measures only the last ones, when the room is nearly full. */
async function fill(server: MeasuredServer, [host, ...guests]: Player[]): Promise<Measured> {
  if (!host) throw new Error('nobody to open the room');
  const code = await openRoom(host);
  await joinAll(guests.slice(0, -JOINS), code);
  return measure(server, () => joinAll(guests.slice(-JOINS), code));
}

interface Played {
  /** Server CPU per answer, µs. */
  cpu: Spread;
  rounds: Measured[];
  latencies: number[];
}

/** All tables play their questions concurrently; the first question is a warm-up. */
async function play(server: MeasuredServer, tables: readonly Table[], goOn: () => void): Promise<Played> {
  await inParallel(tables, 5, (table) => table.start(RUN));
  const rushes = tables.map((table) => new Rush(table));
  const answers = tables.reduce((sum, { players }) => sum + players.length, 0);
  const rounds: Measured[] = [];
  for (let question = 0; question < QUESTIONS; question++) {
    const all = () => Promise.all(rushes.map((rush) => rush.question(1_000)));
    rounds.push(await measure(server, async () => void (await all())));
    const opened = Promise.all(rushes.map((rush) => rush.nextQuestion()));
    goOn();
    await opened;
    if (question === 0) for (const rush of rushes) rush.latencies.length = 0;
  }
  const measured = rounds.slice(1);
  return {
    cpu: spread(measured.map(({ cpu }) => cpu / answers)),
    rounds: measured,
    latencies: rushes.flatMap(({ latencies }) => latencies),
  };
}

const frames = (rounds: Measured[], answers: number) =>
  shown(spread(rounds.map((round) => round.frames / answers)));
