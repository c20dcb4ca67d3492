import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Goal, Storm } from '../fault.js';
import type { Instance } from '../instance.js';
import type { Strike } from '../pauses.js';
import { isAppend, isClose, next } from '../traps.js';
import { takeOvers, victim } from '../victims.js';
import type { Trap } from '../wire.js';

const GOALS: Goal[] = [
  { what: 'pause of its own games p50', of: 'own', p: 0.5, atMostMs: 600 },
  { what: 'pause of its own games p99', of: 'own', p: 0.99, atMostMs: 2_000 },
];
async function kill(storm: Storm, when: (instance: Instance) => Promise<unknown>): Promise<Strike> {
  const { ground } = storm;
  await ground.served(2);
  const { instance, games: hit } = await victim(storm);
  await when(instance);
  const at = Date.now();
  const taken = takeOvers(ground, hit, at);
  await instance.kill();
  const takes = await taken;
  await sleep(ground.random.next() * 1_000);
  // The next instance may be killed before this one is back.
  void ground.revive(instance);
  return { at, healedAt: Date.now(), hit, takeOvers: takes };
}

/** Kills an instance at a chosen point of an append. */
const atAppend =
  (at: Trap['at'], fits: Trap['fits'] = isAppend) =>
  (storm: Storm) =>
    kill(storm, (instance) => next([instance], at, fits, () => instance.signal('SIGKILL')));

const EVERY_MS = 5_000;

/** Kills instances in turn, each when all are back, and restarts them at once. */
async function killNext(storm: Storm): Promise<Strike> {
  const { ground } = storm;
  const { instance, games: hit } = await victim(storm);
  const at = Date.now();
  const taken = takeOvers(ground, hit, at, EVERY_MS);
  await instance.kill();
  void ground.revive(instance);
  const strike = { at, healedAt: Date.now(), hit, takeOvers: await taken };
  await sleep(at + EVERY_MS - Date.now());
  await ground.served(ground.instances.length);
  return { ...strike, took: { 'between kills': Date.now() - at } };
}

/** Think time, since 1,000 players answering instantly would saturate two cores, ms. */
const HUMAN_MS = 5_000;
const STEADY: Goal[] = [
  ...GOALS,
  { what: 'longest pause of players of other instances', of: 'others', p: 1, atMostMs: 1_000 },
];

export const killInstance: Fault[] = [
  {
    id: '1a',
    what: 'kill -9 of an instance at a random instant',
    target: 400,
    goals: GOALS,
    strike: (storm) => kill(storm, async () => {}),
  },
  { id: '1b', what: '… before an append is sent', target: 120, goals: GOALS, strike: atAppend('asked') },
  { id: '1c', what: '… when an append has been sent', target: 120, goals: GOALS, strike: atAppend('sent') },
  {
    id: '1d',
    what: '… when it is committed and not acknowledged',
    target: 120,
    goals: GOALS,
    strike: atAppend('answered'),
  },
  {
    id: '1e',
    what: '… when it is acknowledged and not told',
    target: 120,
    goals: GOALS,
    strike: atAppend('passed'),
  },
  {
    id: '1f',
    what: '… between a close and the next question',
    target: 120,
    goals: GOALS,
    strike: atAppend('passed', isClose),
  },
  {
    id: '1g',
    what: '… every 5 s, each room on one instance',
    target: 60,
    goals: STEADY,
    pauseMs: [0, 0],
    thinkMs: HUMAN_MS,
    affinity: true,
    direct: true,
    strike: killNext,
  },
  {
    id: '1h',
    what: '… every 5 s, players spread at random',
    target: 60,
    goals: STEADY,
    pauseMs: [0, 0],
    thinkMs: HUMAN_MS,
    affinity: false,
    direct: true,
    strike: killNext,
  },
];
