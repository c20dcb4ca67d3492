import { newDatabase, tokensOfNewUsers } from '../../src/testing/users.js';
import { NEXT } from '../client/frames.js';
import { Rush } from '../client/rush.js';
import { samplesFor } from '../client/samples.js';
import { bareTables, fullTables } from '../client/seating.js';
import { clientCoreOf, isVoid, type Measured, measure, ratioOf, sideBySide, together } from '../measure.js';
import type { Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { percentile, rounded, shown, spread } from '../statistics.js';
import { type Ground, SECRET } from './scenario.js';

const PLAYERS = 1_000;
const WITHIN_MS = 100;
const QUESTIONS_A_ROUND = 2;

/** A whole room answers at once. */
export async function stampede({ adminUrl, profile, short }: Ground): Promise<Result> {
  const url = await newDatabase(adminUrl);
  const full = await MeasuredServer.full(url, SECRET);
  const bare = await MeasuredServer.bare();
  const rounds = short ? 2 : 5;
  const run = { amount: QUESTIONS_A_ROUND * (rounds + 1) + 1, type: 'multiple', disclosure: 'upfront' };
  const [table] = await fullTables(full.port, await tokensOfNewUsers(url, SECRET, PLAYERS), PLAYERS);
  const [other] = await bareTables(bare.port, 1, PLAYERS);
  if (!table || !other) throw new Error('no table');

  const samples = samplesFor(table.host, ['clock', 'quiz_completed']);
  await table.start(run);
  const rush = new Rush(table);
  const playFull = () => questions(full, rush, () => {});
  await playFull();
  bare.tell({ samples: await samples });
  await other.start(run);
  const bareRush = new Rush(other);
  const playBare = () => questions(bare, bareRush, () => other.host.send(NEXT));
  await playBare();
  rush.latencies.length = 0;
  bareRush.latencies.length = 0;

  if (profile) await full.startProfile();
  const both = await sideBySide(rounds, playFull, playBare);
  if (profile) await full.endProfile(profile);
  for (const player of [...table.players, ...other.players]) player.end();
  await Promise.all([full.end(), bare.end()]);
  return resultOf(both, rush, bareRush);
}

/** Plays the questions of a round, without measuring the time between a result and the next question. */
async function questions(server: MeasuredServer, rush: Rush, goOn: () => void): Promise<Measured> {
  const parts: Measured[] = [];
  for (let question = 0; question < QUESTIONS_A_ROUND; question++) {
    parts.push(await measure(server, () => rush.question(WITHIN_MS)));
    const opened = rush.nextQuestion();
    goOn();
    await opened;
  }
  return together(parts);
}

function resultOf(both: { full: Measured[]; bare: Measured[] }, rush: Rush, bareRush: Rush): Result {
  const answers = PLAYERS * QUESTIONS_A_ROUND;
  const per = (rounds: Measured[], of: (round: Measured) => number) =>
    spread(rounds.map((r) => of(r) / answers));
  const frames = per(both.full, (round) => round.frames);
  const clientCore = clientCoreOf(both);
  const ratio = ratioOf(both);
  const ms = (latencies: number[], p: number) => `${rounded(percentile(latencies, p))} ms`;
  return {
    scenario: 'stampede',
    about: `${PLAYERS} players of one room answer within ${WITHIN_MS} ms; from when an answer was due to its acknowledgement, and what the server does until everybody has the result`,
    goals: [
      { what: 'p99 of the acknowledgement, ms', value: percentile(rush.latencies, 0.99), atMost: 200 },
      { what: 'frames delivered per answer', value: frames.median, atMost: 4 },
    ],
    ratios: { 'CPU per answer ÷ bare': ratio },
    figures: {
      'p50 and p99, full': `${ms(rush.latencies, 0.5)} and ${ms(rush.latencies, 0.99)}`,
      'p50 and p99, bare': `${ms(bareRush.latencies, 0.5)} and ${ms(bareRush.latencies, 0.99)}`,
      'CPU per answer, full, µs': shown(per(both.full, ({ cpu }) => cpu)),
      'CPU per answer, bare, µs': shown(per(both.bare, ({ cpu }) => cpu)),
      'frames per answer, full and bare': `${shown(frames)} and ${shown(per(both.bare, (r) => r.frames))}`,
    },
    clientCore,
    isVoid: isVoid(clientCore),
  };
}
