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

// Discards output: on Windows the server inherits it, and would hold a pipe open while it runs.
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

/** The port on which this cluster's server listens, whichever process started it. Ignores other listeners. */
async function livePort({ directory }) {
  const file = join(directory, 'postmaster.pid');
  let lines;
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined; // no pid file: not running
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const running = runs(pid, directory);
  if (running) return port;
  // The process is unknown: PostgreSQL itself detects a server that is starting.
  if (running === undefined) return (await portIsFree(port)) ? undefined : port;
  // The id now belongs to a zombie or another program, which PostgreSQL would mistake for a running server.
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

/** Starts the server, or uses the one that already runs on this cluster, and waits until it accepts connections. */
export async function startServer(dataDir, cluster, pgCtl) {
  for (let attempt = 1; ; attempt++) {
    try {
      const port = await livePort(cluster);
      if (port) cluster.port = port;
      else await launch(dataDir, cluster, pgCtl);
      return await createDatabase(cluster);
    } catch (error) {
      // Retry: processes of a killed server take a moment to exit, and a stopping one refuses connections.
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
