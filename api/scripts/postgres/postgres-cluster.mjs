import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../process/ports.mjs';
import { openSharedPlace, sharedPlace } from './postgres-programs.mjs';
import { account, canEnter, isRoot } from './server-account.mjs';
import { writeWhole } from './whole-file.mjs';

const privately = { mode: 0o600 };
const remembered = (dataDir) => join(dataDir, 'postgres.json');

export function remember(dataDir, cluster) {
  writeWhole(remembered(dataDir), `${JSON.stringify(cluster, null, 2)}\n`);
}

function place(dataDir) {
  if (canEnter(dataDir)) return join(dataDir, 'postgres');
  openSharedPlace();
  return join(sharedPlace, `cluster-${randomBytes(6).toString('hex')}`);
}

async function plan(dataDir) {
  if (existsSync(remembered(dataDir))) return JSON.parse(readFileSync(remembered(dataDir), 'utf8'));
  const cluster = {
    directory: place(dataDir),
    port: await freePort(),
    password: randomBytes(18).toString('base64url'),
  };
  // Written before the cluster exists, so that an interrupted start continues with the same password.
  remember(dataDir, cluster);
  return cluster;
}

function create({ directory, password }, initdb, temporary) {
  const unfinished = `${directory}.unfinished`;
  const pwfile = `${directory}.pw`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(pwfile, `${password}\n`, privately);
  if (isRoot) for (const path of [unfinished, pwfile]) chownSync(path, account.uid, account.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    const who = ['-U', 'fourtell', `--pwfile=${pwfile}`, '--auth=scram-sha-256'];
    // Without a sync, a power failure could leave unreadable files that the server never rewrites.
    const args = ['-D', unfinished, ...who, ...locale, ...(temporary ? ['--no-sync'] : [])];
    execFileSync(initdb, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    renameSync(unfinished, directory);
  } finally {
    rmSync(pwfile, { force: true });
  }
}

function refuseOtherMajor({ directory }, major) {
  const made = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new Error(
    `The data in ${directory} are those of PostgreSQL ${made}, and this release runs ${major}. To keep them, write them out with the release that made them (pg_dump) and read them in here (psql); or begin anew with another DATA_DIR.`,
  );
}

/**
 * The cluster's folder, port and password, stored in `dataDir` and created on first use. A temporary cluster is not synced to
 * disk. @throws Error if another major version of PostgreSQL created it
 */
export async function postgresCluster(dataDir, { initdb, major }, temporary) {
  mkdirSync(dataDir, { recursive: true });
  const cluster = await plan(dataDir);
  if (!existsSync(join(cluster.directory, 'PG_VERSION'))) create(cluster, initdb, temporary);
  refuseOtherMajor(cluster, major);
  return cluster;
}
