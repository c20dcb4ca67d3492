import { Logger } from '@nestjs/common';
import type { Bot } from './bot.js';
import { Deployment } from './deployment.js';
import type { Mutant } from './mutants.js';
import { judge } from './oracle.js';
import { type Party, RoomBot } from './room-bot.js';
import { SoloBot } from './solo-bot.js';
import { inVirtualTime } from './virtual-time.js';
import { World } from './world.js';

const INSTANCES = 3;
const BOTS = 10;
const LATEST_MS = 240_000;
const SETTLE_MS = 6_000;

export interface Verdict {
  seed: string;
  games: number;
  tasks: number;
  faults: string[];
}

/** Plays all games of the world with this seed and returns its faults. */
export async function simulate(seed: string, mutant?: Mutant): Promise<Verdict> {
  return inVirtualTime(seed, async (time) => {
    const world = new World(time, mutant);
    const { faults } = world;
    const note = (what: string) => (error: unknown) => {
      faults.push(`${what}: ${traced(error)}`);
    };
    const crashed = note('something crashed');
    const silent = () => {};
    Logger.overrideLogger({
      log: silent,
      warn: silent,
      error: mutant ? silent : note('an error was logged'),
    });
    process.on('unhandledRejection', crashed);
    const undo = mutant?.code?.();
    let games = 0;
    try {
      const deployment = new Deployment(world);
      deployment.begin(INSTANCES);
      const bots = botsIn(deployment);
      for (const bot of bots) bot.begin();
      const isOver = () =>
        time.now > world.unrest.endsAt &&
        bots.every(({ finished, userId }) => finished && world.openGameOf(userId) === undefined);
      const ended = await time.run(() => isOver() || faults.length > 0, LATEST_MS);
      await time.run(() => false, SETTLE_MS);
      const unfinished = bots.flatMap((bot) => (bot.finished ? [] : [bot.story]));
      if (!ended) faults.push(`never over: ${unfinished.join(', ')}`);
      games = await judge(deployment, bots);
    } catch (error) {
      crashed(error);
    } finally {
      undo?.();
      process.off('unhandledRejection', crashed);
    }
    return { seed, games, tasks: time.tasks, faults };
  });
}

function botsIn(deployment: Deployment): Bot[] {
  const { random } = deployment.world;
  const bots: Bot[] = [];
  const name = () => `player ${bots.length}`;
  const parties = Array.from({ length: random.below(4) }, () => ({
    size: 2 + random.below(3),
    party: { code: '', runs: random.next() < 0.2 ? 2 : 1, members: [] } as Party,
  }));
  for (const { size, party } of parties)
    for (let i = 0; i < size && bots.length < BOTS; i++) bots.push(new RoomBot(deployment, name(), party));
  while (bots.length < BOTS) bots.push(new SoloBot(deployment, name()));
  return bots;
}

const traced = (error: unknown) =>
  error instanceof Error ? error.stack?.split('\n').slice(0, 5).join('\n') : error;
