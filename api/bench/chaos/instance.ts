import { openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../src/testing/checkout.js';
import { NICE, setNice } from './priority.js';
import { Program } from './program.js';
import type { Wire } from './wire.js';

/** Node options of an instance, unless the start script has set them. */
const ENDS_WITH_PARENT = JSON.stringify([
  `--import=${pathToFileURL(resolve(ROOT, 'api/scripts/process/ends-with-parent.mjs'))}`,
]);
const METRICS_TOKEN = 'for-the-chaos-kit-alone';
const MAIN = resolve(ROOT, 'dist/api/src/main.js');
/** Time to exit after SIGTERM before it is killed, ms. */
export const GRACE_MS = 15_000;

export interface Wires {
  postgres: Wire;
  redis: Wire;
}

/** One API process, with its own proxies to Postgres and Redis. */
export class Instance {
  private readonly program = new Program();

  constructor(
    readonly name: string,
    readonly port: number,
    readonly wires: Wires,
    private readonly settings: Record<string, string>,
    private readonly logs: string,
  ) {}

  get runs(): boolean {
    return this.program.runs;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.program.pid;
  }

  /** Shifts the instance's faked system clock by this much. */
  turnClock(seconds: number): void {
    writeFileSync(this.clockFile, `${seconds < 0 ? '' : '+'}${seconds}`);
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    this.turnClock(0);
    const env = {
      ...process.env,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '0',
      HOST: '127.0.0.1',
      METRICS_TOKEN,
      ...this.settings,
      FAKETIME_TIMESTAMP_FILE: this.clockFile,
      PORT: String(this.port),
    };
    const flags = JSON.parse(process.env['API_FLAGS'] ?? ENDS_WITH_PARENT) as string[];
    const log = openSync(this.logFile, 'a');
    const stdio = ['ignore' as const, log, log, 'ipc' as const];
    const args = [...flags, MAIN];
    const options = { cwd: ROOT, env, stdio };
    await this.program.start(process.execPath, args, options, () => this.isReady(), NICE.starting);
    setNice(this.pid, NICE.serving);
  }

  kill = () => this.program.kill();
  signal = (signal: NodeJS.Signals) => this.program.signal(signal);
  /** Sends SIGTERM; resolves to the time until exit, or undefined if it had to be killed. */
  end = () => this.program.end(GRACE_MS);

  /** Its metrics in Prometheus text format. */
  async metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const signal = AbortSignal.timeout(1_000);
    return (await fetch(`${this.url}/metrics`, { headers, signal })).text();
  }

  isReady = (): Promise<boolean> =>
    fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Open file descriptors and memory (MB) of the process. */
  get usage(): { files: number; mb: number } {
    const place = `/proc/${this.program.pid}`;
    const pages = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${place}/status`, 'utf8'))?.[1]);
    return { files: readdirSync(`${place}/fd`).length, mb: Math.round(pages / 1024) };
  }

  private get clockFile(): string {
    return join(this.logs, `${this.name}.clock`);
  }

  get logFile(): string {
    return join(this.logs, `${this.name}.log`);
  }
}
