import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, portIsFree } from '../process/ports.mjs';
import { exists, runs } from '../process/processes.mjs';
import { remember } from './postgres-cluster.mjs';
import { account } from './server-account.mjs';

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
export const urlOf = ({ port, password }, database) =>
  `postgres://fourtell:${password}@127.0.0.1:${port}/${database}`;

// Its words go nowhere: on Windows the server inherits where they go, and would hold a pipe open for as long as it runs.
const run = (pgCtl, [what, ...args]) =>
  new Promise((resolve, reject) => {
    const child = spawn(pgCtl, [what, '-w', ...args], {
      ...account,
      cwd: '/',
      stdio: 'ignore',
      windowsHide: true,
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`pg_ctl ${what} ended with ${code}`)),
    );
  });

/** The port on which this cluster's own server listens now, whoever started it. Any other listener is a stranger. */
async function livePort({ directory }) {
  const file = join(directory, 'postmaster.pid');
  let lines;
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined; // no such file: not running
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const running = runs(pid, directory);
  if (running) return port;
  // Nobody says whose this id is: PostgreSQL itself will tell a server that is about to listen.
  if (running === undefined) return (await portIsFree(port)) ? undefined : port;
  // The id belongs to a zombie or to another program by now: PostgreSQL would take it for a running server.
  if (exists(pid)) rmSync(file, { force: true });
  return undefined;
}

export const isRunning = async (cluster) => (await livePort(cluster)) !== undefined;

export async function launch(dataDir, cluster, pgCtl) {
  if (!(await portIsFree(cluster.port))) {
    cluster.port = await freePort();
    remember(dataDir, cluster);
  }
  const options = ['-p', cluster.port, ...settings.flatMap((setting) => ['-c', setting])].join(' ');
  const log = join(cluster.directory, 'server.log');
  rmSync(log, { force: true });
  await run(pgCtl, ['start', '-D', cluster.directory, '-l', log, '-o', options]);
}

async function createDatabase(cluster) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: urlOf(cluster, 'postgres') });
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'fourtell'");
    if (rowCount === 0) await client.query('create database fourtell');
  } finally {
    await client.end();
  }
}

/** Starts the server, or takes the one of this cluster that runs already, and waits until it answers. */
export async function startServer(dataDir, cluster, pgCtl) {
  for (let attempt = 1; ; attempt++) {
    try {
      const port = await livePort(cluster);
      if (port) cluster.port = port;
      else await launch(dataDir, cluster, pgCtl);
      return await createDatabase(cluster);
    } catch (error) {
      // A killed server leaves processes that need a moment to go, and one that is stopping refuses connections.
      if (attempt === 20) throw new Error(`PostgreSQL did not start: ${error.message}\n${logOf(cluster)}`);
      await sleep(250);
    }
  }
}

function logOf({ directory }) {
  try {
    return readFileSync(join(directory, 'server.log'), 'utf8').slice(-2_000);
  } catch {
    return '';
  }
}

export async function stopServer({ directory }, pgCtl) {
  if (await livePort({ directory })) await run(pgCtl, ['stop', '-m', 'fast', '-D', directory]);
}
