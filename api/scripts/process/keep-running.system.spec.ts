import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../src/testing/checkout.js';
import { freePort } from '../../src/testing/server-process.js';
import { SocketPlayer } from '../../src/testing/socket-player.js';
import { emptyDatabase } from '../../src/testing/test-database.js';
import { tokensOfNewUsers } from '../../src/testing/users.js';

const count = (text: string, part: string) => text.split(part).length - 1;

/** A running script, its output so far, and its end. */
class Script {
  output = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(args: string[], env: Record<string, string>) {
    const options = {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'] as const,
    };
    this.child = spawn(process.execPath, args, { ...options, stdio: [...options.stdio] });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (text) => {
        this.output += text;
      });
    this.ended = once(this.child, 'close').then(([code]) => code);
  }

  /** Resolves when its output has contained `text` this many times. */
  async says(text: string, times = 1): Promise<void> {
    while (count(this.output, text) < times) await once(this.child.stdout as Readable, 'data');
  }

  stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}

let port: number;
let folder: string;
let running: Script | undefined;
beforeEach(async () => {
  port = await freePort();
  folder = mkdtempSync(join(tmpdir(), 'keep-running-'));
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const script = (args: string[], env: Record<string, string>) => {
  running = new Script(args, env);
  return running;
};

/** Runs `server`, the source of a module with `starts` and `listen`, as `npm run up` runs the real server. */
function keepRunning(server: string, host = '127.0.0.1'): Script {
  const module = (name: string) => JSON.stringify(join(ROOT, 'api/scripts/process', name));
  const child = `
    import { appendFileSync, readFileSync } from 'node:fs';
    import { createServer } from 'node:http';
    const file = ${JSON.stringify(join(folder, 'starts'))};
    appendFileSync(file, '.');
    const starts = readFileSync(file, 'utf8').length;
    const listen = () => createServer((_, answer) => answer.end()).listen(${port}, ${JSON.stringify(host)});
    ${server}`;
  const parent = `
    import { localAddress } from ${module('address.mjs')};
    import { keepRunning } from ${module('keep-running.mjs')};
    import { startNode } from ${module('processes.mjs')};
    import { script } from ${module('script.mjs')};
    const address = { host: ${JSON.stringify(host)}, port: ${port} };
    const start = () => startNode(['--input-type=module', '-e', ${JSON.stringify(child)}]);
    await script(() => keepRunning(start, address, () => console.log('first ready', localAddress(address))));`;
  return script(['--input-type=module', '-e', parent], {});
}
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').length;

describe('a server that ends unexpectedly', () => {
  it('is restarted, and the script says so', async () => {
    const kept = keepRunning('listen(); if (starts < 3) setTimeout(() => process.exit(9), 300);');
    await kept.says('ready again', 2);
    expect(count(kept.output, 'first ready')).toBe(1);
    expect(kept.output).toContain('ended unexpectedly (exit code 9)');
    expect(starts()).toBe(3);
  });

  it('is given up after five starts without becoming ready', async () => {
    const kept = keepRunning('process.exit(1);');
    expect(await kept.ended).toBe(1);
    expect(kept.output).toContain('The server ended 5 times before it was ready, see above.');
    expect(starts()).toBe(5);
  });

  it('is given up at once if its exit code says that a restart would fail', async () => {
    const kept = keepRunning('process.exit(78);');
    expect(await kept.ended).toBe(1);
    expect(starts()).toBe(1);
  });

  const loopbacks = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address }) => address),
  );
  const addresses = [
    ['127.0.0.1', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['::1', '[::1]'],
    ['::', 'localhost'],
  ];
  it.each(addresses.filter(([host]) => !host?.includes(':') || loopbacks.includes('::1')))(
    'is ready when it listens on %s',
    async (host, shown) => {
      const kept = keepRunning('listen();', host);
      await kept.says(`first ready http://${shown}:${port}`);
    },
    100_000,
  );

  it('stays down after SIGTERM', async () => {
    const kept = keepRunning('listen(); setTimeout(() => process.exit(0), 300);');
    expect(await kept.ended).toBe(0);
    expect(starts()).toBe(1);
  });
});

describe('npm run up', () => {
  const up = (env: Record<string, string>) =>
    script(['api/scripts/up.mjs'], {
      PORT: String(port),
      HOST: '',
      DATA_DIR: folder,
      REDIS_URL: '',
      JWT_SECRET: '',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'warn',
      ...env,
    });

  it('restarts a killed server on the same port, with the same game', async () => {
    const database = await emptyDatabase();
    const server = up({ DATABASE_URL: database.url });
    await server.says('Fourtell is ready: http://localhost:');
    const secret = readFileSync(join(folder, 'jwt-secret'), 'utf8');
    const [token = ''] = await tokensOfNewUsers(database.url, secret, 1);
    const player = new SocketPlayer(`http://127.0.0.1:${port}`, token);
    try {
      await player.quiz({ amount: 2, category: 19, difficulty: 'easy', type: 'boolean' });
      await player.connect();
      const before = await player.state();
      const { api } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));
      process.kill(api, 'SIGKILL');
      await server.says('Fourtell is ready again.');
      expect(server.output).toContain('The server ended unexpectedly (SIGKILL).');
      const heard = player.frames.length;
      await player.connect();
      const after = await player.state(heard);
      expect(after.questions.map(({ question_id }) => question_id)).toEqual(
        before.questions.map(({ question_id }) => question_id),
      );
      expect(await server.stop()).toBe(0);
    } finally {
      player.disconnect();
      await server.stop();
      await database.drop();
    }
  }, 300_000);

  it('exits at once with one line about an invalid setting', async () => {
    const server = up({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ROOM_CAPACITY: 'many' });
    expect(await server.ended).toBe(1);
    expect(server.output).toContain('Wrong settings: ROOM_CAPACITY must be a whole number');
    expect(count(server.output, 'unexpectedly')).toBe(0);
  });

  it.each([
    ['127.0.0.1', 'is used by another program'],
    ['192.0.2.1', 'HOST must be an address of this machine, and "192.0.2.1" is none.'],
    ['no such name', 'HOST must be an address of this machine, and "no such name" is none.'],
  ])(
    'says before anything else why it cannot listen on %s',
    async (HOST, line) => {
      const other = createServer().listen(port, '127.0.0.1');
      try {
        const server = up({ HOST, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
        expect(await server.ended).toBe(1);
        expect(server.output).toContain(line);
      } finally {
        other.close();
      }
    },
    100_000,
  );
});
