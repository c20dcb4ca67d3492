import { isDeepStrictEqual } from 'node:util';
import type { Game } from '#game/game';
import { SNAPSHOT_FORMAT, type Snapshot, snapshot } from '#game/snapshot';
import { type Checkpoint, snapshotIn } from '../games/log/checkpoint.js';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const partsOf = ({ phase, context, sheet }: Snapshot): Record<string, unknown> => ({
  phase,
  ...context,
  ...sheet,
});

/**
 * Compares a checkpoint with the game folded up to its version. Returns the fault, or undefined if there is none. A
 * checkpoint of another release is never read, so it has no fault.
 */
export async function faultOf(checkpoint: Checkpoint, game: Game): Promise<string | undefined> {
  if (checkpoint.format !== SNAPSHOT_FORMAT) return undefined;
  const found = await snapshotIn(checkpoint);
  if (!found) return 'not what its hash says';
  const [expected, kept] = [partsOf(plain(snapshot(game))), partsOf(found)];
  const names = new Set([...Object.keys(expected), ...Object.keys(kept)]);
  const wrong = [...names].filter((name) => !isDeepStrictEqual(expected[name], kept[name]));
  return wrong.length > 0 ? `another ${wrong.join(', ')}` : undefined;
}
