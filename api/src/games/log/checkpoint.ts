import { createHash } from 'node:crypto';
import type { Game } from '#game/game';
import { restore, SNAPSHOT_FORMAT, type Snapshot } from '#game/snapshot';
import { linesOf, SnapshotReader } from './checkpoint-lines.js';
import { Turn } from './turn.js';

/** The stored state of a game at one version. `hash`: SHA-256 of the other fields, in hex. */
export interface Checkpoint {
  gameId: string;
  version: number;
  format: number;
  hash: string;
  /** Lines of JSON, so that a large game is written and read in many short turns of the event loop. */
  state: string;
}

/** Makes a checkpoint of a snapshot, in short turns of the event loop. */
export async function checkpointOf(gameId: string, taken: Snapshot): Promise<Checkpoint> {
  const { version } = taken.sheet;
  const turn = new Turn();
  const lines: string[] = [];
  const hash = hashOf(gameId, version, SNAPSHOT_FORMAT);
  for (const line of linesOf(taken)) {
    lines.push(line);
    hash.update(line);
    if (turn.isLong) await turn.next();
  }
  return { gameId, version, format: SNAPSHOT_FORMAT, hash: hash.digest('hex'), state: lines.join('\n') };
}

/** The snapshot in a checkpoint; undefined if the hash does not match or the format is another one. */
export async function snapshotIn({ gameId, version, format, hash, state }: Checkpoint) {
  if (format !== SNAPSHOT_FORMAT) return undefined;
  const turn = new Turn();
  const lines = state.split('\n');
  const actual = hashOf(gameId, version, format);
  for (const line of lines) {
    actual.update(line);
    if (turn.isLong) await turn.next();
  }
  if (actual.digest('hex') !== hash) return undefined;
  const reader = new SnapshotReader();
  for (const line of lines) {
    reader.read(line);
    if (turn.isLong) await turn.next();
  }
  return reader.snapshot;
}

/** The game in a checkpoint; undefined if the hash does not match or the format is another one. */
export async function gameIn(checkpoint: Checkpoint): Promise<Game | undefined> {
  const taken = await snapshotIn(checkpoint);
  return taken && restore(taken);
}

/** Covers game and version, so that a checkpoint does not match if it was copied to another one. */
const hashOf = (gameId: string, version: number, format: number) =>
  createHash('sha256').update(`${gameId} ${version} ${format}\n`);
