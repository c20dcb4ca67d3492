import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { type Anchor, anchorAt, anchorText, newAnchor, parseAnchor } from '../replay/anchor.js';
import { StoredGames } from '../replay/stored-games.js';
import { type Verified, verify } from '../replay/verify.js';
import { defaultJobs, inThisThread, type Verifier, verifyAll } from '../replay/verify-jobs.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, wholeNumber } from './arguments.js';
import type { Command } from './command.js';
import { gameOf } from './games.commands.js';
import { timeOf } from './times.js';

/** Starts a thread that verifies games. Available if the program is compiled. */
export type StartVerifier = () => Promise<Verifier>;

const PROGRESS_MS = 500;

export async function verifyGames(
  command: Command,
  database: DataSource,
  id: string | undefined,
  startVerifier?: StartVerifier,
): Promise<number> {
  const { values } = command;
  const stored = new StoredGames(database);
  const since = timeOf(values.since, '--since');
  if (id) await gameOf(stored, id);
  else if (!values.all && !since) throw new Misuse('verify what? An id, --all or --since TIME is needed');
  const published = await anchorIn(command, id);
  const start = startVerifier ?? (async () => inThisThread(stored));
  const result = id ? await verify(stored, id) : await verifyMany(command, stored, start, since);
  if (published) {
    const [expected, found] = [anchorText(published), anchorText(await anchorAt(stored, published.at))];
    if (expected !== found) result.differences.push({ gameId: 'all games', what: 'anchor', expected, found });
  }
  command.print(result, verifiedText);
  return result.differences.length > 0 ? 1 : 0;
}

async function verifyMany(
  command: Command,
  stored: StoredGames,
  startVerifier: StartVerifier,
  since?: Date,
): Promise<Verified> {
  const { values } = command;
  const jobs = values.jobs === undefined ? defaultJobs() : wholeNumber(values.jobs, '--jobs');
  if (jobs < 1) throw new Misuse('--jobs must be at least 1');
  const [began, games] = [performance.now(), await stored.count()];
  let shownAt = began;
  const progress = (done: Verified) => {
    const now = performance.now();
    if (now - shownAt < PROGRESS_MS) return;
    shownAt = now;
    const rate = Math.round((done.events / (now - began)) * 1_000);
    command.progress(`${done.games} of ${games} games, ${done.events} events, ${rate} per second`);
  };
  const result = await verifyAll(stored, jobs, startVerifier, { since, progress });
  command.progress('');
  return result;
}

const verifiedText = ({ games, events, unchained, erased, differences }: Verified) =>
  [
    ...differences.map(
      ({ gameId, what, expected, found }) =>
        `${gameId}  ${what}: expected ${oneLine(`${expected}`)}, found ${oneLine(`${found}`)}`,
    ),
    ...(erased.length > 0 ? [`${erased.length} events whose names were erased; --json lists them`] : []),
    ...(unchained > 0 ? [`${unchained} events without a hash, stored by an older release`] : []),
    `${games} games, ${events} events, ${differences.length} differences`,
  ].join('\n');

/** The anchor in the file of `--anchor`, if there is one. */
async function anchorIn({ values }: Command, id?: string): Promise<Anchor | undefined> {
  if (values.anchor === undefined) return undefined;
  // The anchor covers the hashes that are stored, so all of these must be those of their logs.
  if (!values.all || values.since !== undefined || id)
    throw new Misuse('--anchor needs --all, without an id or --since');
  const text = await readFile(values.anchor, 'utf8').catch((error: Error) => {
    throw new Misuse(error.message);
  });
  const anchor = parseAnchor(text);
  if (!anchor) throw new Misuse(`there is no anchor in ${values.anchor}`);
  return anchor;
}

export async function printAnchor(command: Command, database: DataSource): Promise<number> {
  command.print(await newAnchor(new StoredGames(database)), anchorText);
  return 0;
}
