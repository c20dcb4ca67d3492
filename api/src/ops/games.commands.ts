import { z } from 'zod';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import { parse } from '#protocol/parse';
import { type Step, stateOf, steps } from '../replay/steps.js';
import type { StoredGame, StoredGames } from '../replay/stored-games.js';
import { Misuse, versionWanted } from './arguments.js';
import type { Command } from './command.js';
import { gameLine } from './lists.commands.js';
import { printFrames, printSeen } from './viewer.commands.js';

/** @throws Misuse */
export async function gameOf(stored: StoredGames, id: string | undefined): Promise<StoredGame> {
  if (!id) throw new Misuse('which game? An id is needed');
  const [game] = parse(z.guid(), id).ok ? await stored.find(id) : [];
  if (!game) throw new Misuse(`there is no game ${id}`);
  return game;
}

export async function showGame(
  command: Command,
  stored: StoredGames,
  id: string | undefined,
): Promise<number> {
  const head = await gameOf(stored, id);
  const game = newGame();
  for await (const recorded of stored.log(head.id)) evolve(game, recorded);
  const state = stateOf(game);
  command.print({ ...head, state }, () => `${gameLine(head)}\n${JSON.stringify(state, null, 2)}`);
  return 0;
}

export const showFrames = async (command: Command, stored: StoredGames, id?: string): Promise<number> =>
  printFrames(command, stored, await gameOf(stored, id));

/** Prints each step as it is read, since a log may not fit into memory. */
export async function showReplay(
  command: Command,
  stored: StoredGames,
  id: string | undefined,
): Promise<number> {
  const { values } = command;
  const head = await gameOf(stored, id);
  if (values.as !== undefined && values.as !== 'operator') return printSeen(command, stored, head);
  const { id: gameId } = head;
  const to = versionWanted(command.args);
  const game = newGame();
  let before = '{ "steps": [';
  for await (const step of steps(game, stored.log(gameId), to)) {
    command.say(values.json ? before + JSON.stringify(step) : stepText(step));
    before = ', ';
  }
  const state = JSON.stringify(stateOf(game), null, 2);
  command.say(values.json ? `${before === ', ' ? '' : before}], "state": ${state} }` : state);
  return 0;
}

const stepText = ({ version, at, type, changed }: Step) =>
  [
    `${String(version).padStart(4)}  ${at}  ${type}`,
    ...Object.entries(changed).map(
      ([path, [before, after]]) => `        ${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  ].join('\n');
