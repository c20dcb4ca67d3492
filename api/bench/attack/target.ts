import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from '../../src/testing/checkout.js';
import { newDatabase } from '../../src/testing/users.js';
import { NICE, setNice } from '../chaos/priority.js';
import { Program } from '../chaos/program.js';
import { freePort } from '../servers/measured-server.js';
import type { Place } from './field.js';

const SECRET = 'a secret that only the attack kit knows';
const MAIN = resolve(ROOT, 'dist/api/src/main.js');
const LINES_OF_A_DEATH = 12;

/** The kernel's statistics of the server process. */
export interface Look {
  /** Resident memory, MB. */
  mb: number;
  /** CPU time of its main thread, and the time it was runnable without a CPU, ms. */
  ran: number;
  waited: number;
}

/** The attacked server: one process on its own database, with the settings of an installation. */
export class Target {
  private readonly program = new Program();
  private readonly folder = mkdtempSync(join(tmpdir(), 'fourtell-attack-'));

  private constructor(
    readonly place: Place,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(adminUrl: string, limits: boolean, more: Record<string, string> = {}): Promise<Target> {
    const databaseUrl = await newDatabase(adminUrl);
    const place = { port: await freePort(), databaseUrl, secret: SECRET, limits };
    const target = new Target(place, more);
    await target.start();
    return target;
  }

  get url(): string {
    return `http://127.0.0.1:${this.place.port}`;
  }

  get runs(): boolean {
    return this.program.runs;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const { port, databaseUrl, secret, limits } = this.place;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: this.folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: '',
      JWT_SECRET: secret,
      RATE_LIMIT_SCALE: limits ? '1' : '0',
      ...this.settings,
    };
    const log = openSync(this.logFile, 'w');
    const flags = JSON.parse(process.env['API_FLAGS'] ?? '[]') as string[];
    const stdio = ['ignore' as const, log, log, 'ipc' as const];
    const isReady = () =>
      fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await this.program.start(process.execPath, [...flags, MAIN], { cwd: ROOT, env, stdio }, isReady);
    setNice(this.program.pid, NICE.serving);
  }

  /** Undefined if it does not run. */
  look(): Look | undefined {
    const { pid } = this.program;
    try {
      const mb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
      const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
        .split(' ')
        .map(Number);
      return { mb, ran: ran / 1e6, waited: waited / 1e6 };
    } catch {
      return undefined;
    }
  }

  /** The end of its log, which says why it exited. */
  get lastWords(): string {
    const lines = readFileSync(this.logFile, 'utf8').trimEnd().split('\n');
    return lines.slice(-LINES_OF_A_DEATH).join('\n');
  }

  async end(): Promise<void> {
    await this.program.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get logFile(): string {
    return join(this.folder, 'server.log');
  }
}
