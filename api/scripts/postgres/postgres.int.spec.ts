import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../src/testing/checkout.js';
import { freePort } from '../../src/testing/server-process.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-scripts-'));
  chmodSync(folder, 0o777); // programs of root run under another account
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...path: string[]) => join(folder, ...path);
const written = (name: string) => readFileSync(at(name), 'utf8');

/** Puts a shell script first in the path. */
function fake(name: string, source: string): string {
  writeFileSync(at(name), `#!/bin/sh\n${source}\n`);
  chmodSync(at(name), 0o755);
  return at(name);
}

/** Evaluates `source`, an expression over the exports of a script module. */
async function ask(module: string, source: string): Promise<unknown> {
  const code = `
    const module = await import(${JSON.stringify(join(ROOT, 'api/scripts/postgres', module))});
    const answer = await (async () => ${source})().catch((error) => ({ error: error.message }));
    console.log(JSON.stringify(answer ?? null));
    process.exit(0);`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const args = ['--input-type=module', '-e', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  return JSON.parse(stdout);
}

const cluster = (more = {}) => JSON.stringify({ directory: at('data'), port: 0, password: 'x', ...more });

describe('a server found by its pid file', () => {
  const noted = (port: number) => {
    mkdirSync(at('data'));
    writeFileSync(at('data', 'postmaster.pid'), `${process.pid}\n\n\n${port}\n`);
  };
  const isRunning = () => ask('postgres-server.mjs', `module.isRunning(${cluster()})`);
  const isNoted = () => existsSync(at('data', 'postmaster.pid'));

  it.each([
    ['that knows other options only', 'echo "ps: unknown option -- o" >&2; exit 1'],
    ['that is broken', 'exit 127'],
  ])('is left alone under a ps %s', async (_, ps) => {
    fake('ps', ps);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      noted((server.address() as AddressInfo).port);
      expect([await isRunning(), isNoted()]).toEqual([true, true]);
    } finally {
      server.close();
    }
  });

  it('counts as stopped under such a ps if nothing listens, and keeps its file for PostgreSQL', async () => {
    fake('ps', 'exit 1');
    noted(await freePort());
    expect([await isRunning(), isNoted()]).toEqual([false, true]);
  });

  it('counts as stopped if its process is another program', async () => {
    noted(await freePort());
    expect([await isRunning(), isNoted()]).toEqual([false, false]);
  });
});

describe('starting a server', () => {
  it('does not wait for the server, which inherits the output of pg_ctl', async () => {
    const pgCtl = fake('pg_ctl', `sleep 600 & echo $! > "${at('server')}"`);
    mkdirSync(at('data'));
    const launch = `module.launch(${JSON.stringify(folder)}, ${cluster()}, ${JSON.stringify(pgCtl)})`;
    expect(await ask('postgres-server.mjs', launch)).toBeNull();
    process.kill(Number(written('server')), 'SIGKILL');
  });

  it('reports that pg_ctl failed', async () => {
    const pgCtl = fake('pg_ctl', 'exit 3');
    mkdirSync(at('data'));
    const launch = `module.launch(${JSON.stringify(folder)}, ${cluster()}, ${JSON.stringify(pgCtl)})`;
    expect(await ask('postgres-server.mjs', launch)).toEqual({ error: 'pg_ctl start ended with 3' });
  });
});

describe('a cluster', () => {
  const made = (temporary: boolean) => {
    const initdb = fake('initdb', `echo "$@" > "${at('arguments')}"; echo 18 > "$2/PG_VERSION"`);
    const programs = JSON.stringify({ initdb, major: '18' });
    return ask(
      'postgres-cluster.mjs',
      `module.postgresCluster(${JSON.stringify(folder)}, ${programs}, ${temporary})`,
    );
  };

  it('is synced to disk before use if it is permanent', async () => {
    await made(false);
    expect(written('arguments')).toContain('--auth=scram-sha-256');
    expect(written('arguments')).not.toContain('--no-sync');
  });

  it('is not synced if it is temporary', async () => {
    await made(true);
    expect(written('arguments')).toContain('--no-sync');
  });

  it('of another major version is refused at once with instructions', async () => {
    mkdirSync(at('data'));
    writeFileSync(at('data', 'PG_VERSION'), '12\n');
    writeFileSync(at('postgres.json'), cluster());
    const answer = await ask(
      'embedded-postgres.mjs',
      `module.embeddedPostgres(${JSON.stringify(folder)}).ready`,
    );
    expect(answer).toEqual({
      error: expect.stringMatching(/PostgreSQL 12, .* runs \d+\. .*pg_dump.*DATA_DIR/),
    });
  });

  it('keeps its password if rewriting the file fails', async () => {
    const remember = (port: number) =>
      ask('postgres-cluster.mjs', `module.remember(${JSON.stringify(folder)}, ${cluster({ port })})`);
    await remember(1);
    const before = statSync(at('postgres.json'));
    // The old file is untouched if the new one cannot be completed.
    mkdirSync(at('postgres.json.unfinished'));
    expect(await remember(2)).toEqual({ error: expect.any(String) });
    expect(JSON.parse(written('postgres.json'))).toMatchObject({ port: 1, password: 'x' });
    rmSync(at('postgres.json.unfinished'), { recursive: true });
    await remember(3);
    expect(JSON.parse(written('postgres.json'))).toMatchObject({ port: 3, password: 'x' });
    const after = statSync(at('postgres.json'));
    expect([after.ino === before.ino, after.mode & 0o777]).toEqual([false, 0o600]);
  });
});
