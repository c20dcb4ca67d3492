import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import type { Viewer } from '#protocol/frames';
import type { StoredGame, StoredGames } from '../replay/stored-games.js';
import { type Frame, frames, seenBy, usersByName } from '../replay/viewers.js';
import { Misuse, versionWanted } from './arguments.js';
import type { Command } from './command.js';

/** The viewer of `--as`: a role, or a player by name or id. @throws Misuse */
async function viewerOf({ values }: Command, stored: StoredGames, { id }: StoredGame): Promise<Viewer> {
  const { as } = values;
  if (!as) throw new Misuse('as whom? --as host, spectator, or the name or id of a player is needed');
  if (as === 'host' || as === 'spectator') return as;
  const users = await usersByName(stored.log(id));
  const named = [...(users.get(as) ?? [])];
  const all = new Set([...users.values()].flatMap((ids) => [...ids]));
  const [userId] = named.length > 0 ? named : all.has(as) ? [as] : [];
  if (!userId) throw new Misuse(`there was no player ${as} in this game`);
  if (named.length > 1) throw new Misuse(`several players had the name ${as}: ${named.join(', ')}`);
  return { userId };
}

const line = ({ version, at, event, payload }: Frame) =>
  `${String(version).padStart(4)}  ${new Date(at).toISOString()}  ${event} ${JSON.stringify(payload)}`;

/** Prints each message as it is read, since those of a long game may not fit into memory. */
export async function printFrames(command: Command, stored: StoredGames, head: StoredGame): Promise<number> {
  const { json } = command.values;
  const viewer = await viewerOf(command, stored, head);
  let before = '[';
  for await (const frame of frames(stored.log(head.id), viewer, versionWanted(command.args))) {
    command.say(json ? before + JSON.stringify(frame) : line(frame));
    before = ', ';
  }
  if (json) command.say(before === '[' ? '[]' : ']');
  return 0;
}

/** Prints the state that the viewer saw at the version of `--to`, by default the last one. */
export async function printSeen(command: Command, stored: StoredGames, head: StoredGame): Promise<number> {
  const viewer = await viewerOf(command, stored, head);
  const to = versionWanted(command.args) ?? Number.POSITIVE_INFINITY;
  const game = newGame();
  let now = 0;
  for await (const recorded of stored.log(head.id)) {
    if (recorded.version > to) break;
    evolve(game, recorded);
    now = recorded.at;
  }
  const state = seenBy(game, viewer, now);
  command.print(state ?? null, () =>
    state ? JSON.stringify(state, null, 2) : 'this player was not in the game then',
  );
  return 0;
}
