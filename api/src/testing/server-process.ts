import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './checkout.js';

export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    const free = await new Promise<boolean>((answer) => {
      server.once('error', () => answer(false));
      server.listen(port, '127.0.0.1', () => answer(true));
    });
    server.close();
    if (free) return port;
  }
}

/** The compiled server as a process that a test may kill. Jest's global setup has built it. */
export class ServerProcess {
  private child?: ChildProcess;

  constructor(
    private readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when the server replies. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '0',
      ...this.env,
      PORT: String(this.port),
    };
    const main = ['--enable-source-maps', 'dist/api/src/main.js'];
    this.child = spawn(process.execPath, main, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
    const healthy = () =>
      fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await healthy())) {
      if (this.child.exitCode !== null) throw new Error(`the server ended with ${this.child.exitCode}`);
      await sleep(20);
    }
  }

  /** Stops the process (SIGSTOP), or continues it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }

  /** Ends the process with a signal and resolves when it has exited. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}
