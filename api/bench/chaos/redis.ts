import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from './program.js';

const PROGRAM = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';

/** A Redis that can be killed and restarted on the same port, with or without its data. */
export class Redis {
  private readonly program = new Program();
  private readonly folder = mkdtempSync(join(tmpdir(), 'fourtell-chaos-redis-'));

  constructor(readonly port: number) {}

  /** Resolves when it replies. */
  async start(): Promise<void> {
    const place = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder];
    const args = [...place, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
    await this.program.start(PROGRAM, args, { stdio: 'ignore' }, () => answers(this.port));
  }

  kill = () => this.program.kill();
  stop = () => this.program.signal('SIGSTOP');
  goOn = () => this.program.signal('SIGCONT');

  /** Deletes its data. */
  empty(): void {
    rmSync(join(this.folder, 'appendonlydir'), { recursive: true, force: true });
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
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
