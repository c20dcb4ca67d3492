import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './server-process.js';

/** A local Redis that a test can kill, stop and restart on the same port. */
export class RedisServer {
  private child?: ChildProcess;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Resolves when it replies. */
  async start(): Promise<void> {
    const dir = mkdtempSync(join(tmpdir(), 'fourtell-redis-'));
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', dir];
    this.child = spawn(
      process.env['REDIS_SERVER_PATH'] ?? 'redis-server',
      [...args, '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    while (!(await answers(this.port))) await sleep(10);
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }

  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
