import { z } from 'zod';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import { parse } from '#protocol/parse';
import { type Step, stateOf, steps } from '../replay/steps.js';
import type { StoredGame, StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, wholeNumber } from './arguments.js';
import type { Command } from './command.js';

async function gameOf(stored: StoredGames, id: string | undefined): Promise<StoredGame> {
  if (!id) throw new Misuse('which game? An id is needed');
  const [game] = parse(z.guid(), id).ok ? await stored.find(id) : [];
  if (!game) throw new Misuse(`there is no game ${id}`);
  return game;
}

const line = (game: StoredGame) =>
  [
    game.id,
    game.kind.padEnd(5),
    game.phase.padEnd(9),
    `version ${game.version}`,
    `epoch ${game.epoch}`,
    game.createdAt.toISOString(),
    ...(game.quarantine === null ? [] : [`quarantined: ${oneLine(game.quarantine)}`]),
  ].join('  ');

export async function listGames(command: Command, stored: StoredGames): Promise<number> {
  const { values } = command;
  const games = await stored.list({ limit: wholeNumber(values.limit, '--limit'), open: values.open });
  command.print(games, (all) => all.map(line).join('\n') || 'no games');
  return 0;
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
  command.print({ ...head, state }, () => `${line(head)}\n${JSON.stringify(state, null, 2)}`);
  return 0;
}

/** Prints step by step, since a log may not fit into memory. */
export async function showReplay(
  command: Command,
  stored: StoredGames,
  id: string | undefined,
): Promise<number> {
  const { values } = command;
  const { id: gameId } = await gameOf(stored, id);
  const to = values.to === undefined ? undefined : wholeNumber(values.to, '--to');
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

export async function verifyGames(
  command: Command,
  stored: StoredGames,
  id: string | undefined,
): Promise<number> {
  if (id) await gameOf(stored, id);
  else if (!command.values.all) throw new Misuse('verify what? An id or --all is needed');
  const result = await verify(stored, id);
  command.print(result, ({ games, events, differences }) =>
    [
      ...differences.map(
        ({ gameId, what, expected, found }) =>
          `${gameId}  ${what}: expected ${oneLine(`${expected}`)}, found ${oneLine(`${found}`)}`,
      ),
      `${games} games, ${events} events, ${differences.length} differences`,
    ].join('\n'),
  );
  return result.differences.length > 0 ? 1 : 0;
}
