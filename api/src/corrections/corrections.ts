import type { DataSource } from 'typeorm';
import type { Correction } from '#game/events';
import { isInForce, regrade, type Standings, Uncorrectable } from '#game/regrade';
import type { Ack } from '#protocol/messages';
import { StoredGames } from '../replay/stored-games.js';
import { type Change, changesOf } from './changes.js';
import { type CompletedRun, completedRun } from './completed-run.js';
import { executeOutside, type Outside } from './execute.js';

/** A correction that could be made, and what it would change. */
export interface Proposal {
  gameId: string;
  run: number;
  correction: Correction;
  /** The version of the results before it. */
  replaces: number;
  /** Whether the run is graded like this already. */
  inForce: boolean;
  before: Standings;
  after: Standings;
  changes: Change[];
}

/** The run of a game that is to be corrected: this one, or else the last one that is complete. @throws Uncorrectable */
export async function correctableRun(
  database: DataSource,
  gameId: string,
  wanted?: number,
): Promise<CompletedRun> {
  const stored = new StoredGames(database);
  const [game] = await stored.find(gameId);
  if (game && game.quarantine !== null) throw new Uncorrectable(`game ${gameId} is quarantined`);
  const completed = await completedRun(stored.log(gameId), wanted);
  if (completed) return completed;
  throw new Uncorrectable(`game ${gameId} has no completed run${wanted === undefined ? '' : ` ${wanted}`}`);
}

/** What a correction would change. Appends nothing. @throws Uncorrectable */
export function proposed(
  gameId: string,
  { run, finished, names }: CompletedRun,
  correction: Correction,
): Proposal {
  const { before, after } = regrade(finished, correction);
  const changes = changesOf(before, after, names);
  const about = { inForce: isInForce(finished, correction), before, after, changes };
  return { gameId, run, correction, replaces: finished.version, ...about };
}

/** How a correction is made: by whom, why, and as which command. */
export interface Making {
  id: string;
  /** The id of an operator, or `COMMAND_LINE`. */
  userId: string;
  reason: string;
  patienceMs?: number;
}

/** Appends a correction, and with it its entry of the audit log. @throws NoReply */
export function makeCorrection(
  outside: Outside,
  { gameId, run, correction, replaces, after }: Proposal,
  { patienceMs, ...command }: Making,
): Promise<Ack> {
  const about = { run, correction, replaces, ...after };
  return executeOutside(outside, gameId, { type: 'CorrectRun', ...command, ...about }, patienceMs);
}

const MADE = `select version from game_event
  where game_id = $1 and type = 'RunCorrected' and command_id = $2`;

/** The version of the correction that this command has made; undefined if it has made none. */
export async function madeBefore(
  database: DataSource,
  gameId: string,
  commandId: string,
): Promise<number | undefined> {
  const [made] = await database.query<{ version: number }[]>(MADE, [gameId, commandId]);
  return made?.version;
}
