import { createHash } from 'node:crypto';
import type { Game } from '#game/game';
import { restore, SNAPSHOT_FORMAT, type Snapshot } from '#game/snapshot';
import { linesOf, SnapshotReader } from './checkpoint-lines.js';
import { Turn } from './turn.js';

/** What the log keeps of a game at one version. `hash`: SHA-256, hex, of all the rest. */
export interface Checkpoint {
  gameId: string;
  version: number;
  format: number;
  hash: string;
  /** Lines of JSON, so that a large game is written and read in many short turns. */
  state: string;
}

/** A checkpoint of a snapshot, made in short turns. */
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

/** The snapshot in a checkpoint; undefined if it is not what its hash says, or of another format. */
export async function snapshotIn({ gameId, version, format, hash, state }: Checkpoint) {
  if (format !== SNAPSHOT_FORMAT) return undefined;
  const turn = new Turn();
  const lines = state.split('\n');
  const found = hashOf(gameId, version, format);
  for (const line of lines) {
    found.update(line);
    if (turn.isLong) await turn.next();
  }
  if (found.digest('hex') !== hash) return undefined;
  const reading = new SnapshotReader();
  for (const line of lines) {
    reading.read(line);
    if (turn.isLong) await turn.next();
  }
  return reading.snapshot;
}

/** The game in a checkpoint; undefined if it cannot be trusted. */
export async function gameIn(checkpoint: Checkpoint): Promise<Game | undefined> {
  const taken = await snapshotIn(checkpoint);
  return taken && restore(taken);
}

/** A checkpoint that was copied to another game or version is as bad as one that was changed. */
const hashOf = (gameId: string, version: number, format: number) =>
  createHash('sha256').update(`${gameId} ${version} ${format}\n`);
