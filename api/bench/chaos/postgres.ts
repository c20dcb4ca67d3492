import { chmodSync, chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Program } from './program.js';

/** A cluster created by the script, and its server program. */
export interface Cluster {
  program: string;
  directory: string;
  port: number;
  password: string;
  /** The account that runs the server, which may not be root. */
  account: { uid?: number; gid?: number };
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

/** A Postgres that can be killed with all its backends, as in a power failure. */
export class Postgres {
  private readonly program = new Program();

  constructor(readonly cluster: Cluster) {}

  get adminUrl(): string {
    const { port, password } = this.cluster;
    return `postgres://fourtell:${password}@127.0.0.1:${port}/postgres`;
  }

  /** Resolves when it replies. */
  async start(): Promise<void> {
    const { program, directory, port, account } = this.cluster;
    if (!this.program.runs) this.own();
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const options = { cwd: '/', stdio: 'ignore' as const, ...account };
    await this.program.start(program, ['-D', directory, '-p', String(port), ...settings], options, () =>
      answers(this.adminUrl),
    );
  }

  /** A second server on a copy of the data. */
  on = (directory: string, port: number): Postgres => new Postgres({ ...this.cluster, directory, port });

  /** Gives the copied files to the server's account. */
  private own(): void {
    const { directory, account } = this.cluster;
    chmodSync(directory, 0o700);
    const { uid, gid } = account;
    if (uid === undefined || gid === undefined) return;
    chownSync(directory, uid, gid);
    for (const name of readdirSync(directory, { recursive: true })) {
      try {
        chownSync(join(directory, String(name)), uid, gid);
      } catch {
        // gone meanwhile
      }
    }
  }

  kill = () => this.program.kill();
  stop = () => this.program.signal('SIGSTOP');
  goOn = () => this.program.signal('SIGCONT');
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
