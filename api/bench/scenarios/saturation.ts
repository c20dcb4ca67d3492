import { newDatabase, tokensOfNewUsers } from '../../src/testing/users.js';
import { playWithoutRest } from '../client/closed-loop.js';
import { inParallel } from '../client/crowd.js';
import { samplesFor } from '../client/samples.js';
import { bareTables, fullTables } from '../client/seating.js';
import type { Table } from '../client/table.js';
import { clientCoreOf, isVoid, type Measured, measure, ratioOf, sideBySide } from '../measure.js';
import type { Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { shown, spread } from '../statistics.js';
import { type Ground, SECRET } from './scenario.js';

const ROOMS = 50;
const PLAYERS = 20;
const QUESTIONS = 20;
const ANSWERS = ROOMS * PLAYERS * QUESTIONS;
const RUN = { amount: QUESTIONS, type: 'multiple', disclosure: 'upfront' };

const startAll = (tables: readonly Table[]) => inParallel(tables, 10, (table) => table.start(RUN));

/** 50 rooms of 20, in which all players answer as soon as questions open. */
export async function saturation({ adminUrl, profile, short }: Ground): Promise<Result> {
  const url = await newDatabase(adminUrl);
  const full = await MeasuredServer.full(url, SECRET);
  const bare = await MeasuredServer.bare();
  const tokens = await tokensOfNewUsers(url, SECRET, ROOMS * PLAYERS);
  const tables = await fullTables(full.port, tokens, PLAYERS);
  const others = await bareTables(bare.port, ROOMS, PLAYERS);
  await warmUp(tables, others, bare);
  const round = (server: MeasuredServer, at: readonly Table[]) => async () => {
    await startAll(at);
    return measure(server, () => playWithoutRest(at));
  };
  if (profile) await full.startProfile();
  const both = await sideBySide(short ? 2 : 5, round(full, tables), round(bare, others));
  if (profile) await full.endProfile(profile);
  for (const { players } of [...tables, ...others]) for (const player of players) player.end();
  await Promise.all([full.end(), bare.end()]);
  const ratio = ratioOf(both);
  const clientCore = clientCoreOf(both);
  return {
    scenario: 'saturation',
    about: `${ROOMS} rooms of ${PLAYERS}, closed loop; server CPU per answer, with all that a game sends for it, over bare Socket.IO with the same messages`,
    goals: [{ what: 'CPU per answer ÷ bare', value: ratio.median, atMost: 1.5 }],
    ratios: { 'CPU per answer ÷ bare': ratio },
    figures: {
      'CPU per answer, full, µs': perAnswer(both.full, ({ cpu }) => cpu),
      'CPU per answer, bare, µs': perAnswer(both.bare, ({ cpu }) => cpu),
      'answers per second, full': shown(spread(both.full.map(({ seconds }) => ANSWERS / seconds))),
      'answers per second, bare': shown(spread(both.bare.map(({ seconds }) => ANSWERS / seconds))),
      'frames per answer, full and bare': `${perAnswer(both.full, ({ frames }) => frames)} and ${perAnswer(both.bare, ({ frames }) => frames)}`,
      'bytes per answer, full and bare': `${perAnswer(both.full, ({ bytes }) => bytes)} and ${perAnswer(both.bare, ({ bytes }) => bytes)}`,
    },
    clientCore,
    isVoid: isVoid(clientCore),
  };
}

/** Both servers play a run first; the bare one learns its messages from those of the full one. */
async function warmUp(
  tables: readonly Table[],
  others: readonly Table[],
  bare: MeasuredServer,
): Promise<void> {
  const host = tables[0]?.host;
  if (!host) throw new Error('no table');
  const samples = samplesFor(host);
  await startAll(tables);
  await playWithoutRest(tables);
  bare.tell({ samples: await samples });
  await startAll(others);
  await playWithoutRest(others);
}

const perAnswer = (rounds: Measured[], of: (round: Measured) => number) =>
  shown(spread(rounds.map((round) => of(round) / ANSWERS)));
