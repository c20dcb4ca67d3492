import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const HERE = import.meta.dirname;

/** CPU in µs since the process began, memory in bytes. */
export interface Usage {
  user: number;
  system: number;
  rss: number;
  heapUsed: number;
  external: number;
  pauseMs?: number;
}

export async function freePort(): Promise<number> {
  for (;;) {
    // Below the range of ephemeral ports.
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer();
    const free = await new Promise<boolean>((answer) => {
      probe.once('error', () => answer(false));
      probe.listen(port, '127.0.0.1', () => answer(true));
    });
    probe.close();
    if (free) return port;
  }
}

/** A server in its own process, run as in production, which reports its resource usage. */
export class MeasuredServer {
  private constructor(
    private readonly process: ChildProcess,
    readonly port: number,
  ) {}

  /** The product, on a database of its own. */
  static full(
    databaseUrl: string,
    jwtSecret: string,
    more: Record<string, string> = {},
  ): Promise<MeasuredServer> {
    const settings = {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
    };
    return MeasuredServer.start(resolve(HERE, '../../src/main.js'), { ...settings, REDIS_URL: '', ...more });
  }

  /** The bare Socket.IO server. */
  static bare = (): Promise<MeasuredServer> => MeasuredServer.start(resolve(HERE, 'bare-server.js'), {});

  private static async start(program: string, settings: Record<string, string>): Promise<MeasuredServer> {
    const port = await freePort();
    const flags = JSON.parse(process.env['API_FLAGS'] ?? '[]') as string[];
    const observe = `--import=${pathToFileURL(resolve(HERE, 'observe.js'))}`;
    const child = spawn(process.execPath, [...flags, observe, program], {
      env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const server = new MeasuredServer(child, port);
    await server.ready();
    return server;
  }

  usage = (): Promise<Usage> => this.ask({ ask: 'usage' });
  startProfile = (): Promise<Usage> => this.ask({ ask: 'profile' });
  /** Starts to watch event loop delays and peak memory, for `endWatch`. */
  startWatch = (): Promise<Usage> => this.ask({ ask: 'watch' });
  /** The longest delay, ms, and the peak of `rss` above its start value. */
  endWatch = (): Promise<Usage> => this.ask({ ask: 'watched' });
  endProfile = (file: string): Promise<Usage> => this.ask({ ask: 'profile', file });

  tell(message: object): void {
    this.process.send(message);
  }

  async end(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  private async ask(message: object): Promise<Usage> {
    this.process.send(message);
    const [{ usage }] = (await once(this.process, 'message')) as [{ usage: Usage }];
    return usage;
  }

  private async ready(): Promise<void> {
    const answers = () =>
      fetch(`http://127.0.0.1:${this.port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) {
      if (this.process.exitCode !== null) throw new Error('a server ended at its start');
      await new Promise((later) => setTimeout(later, 30));
    }
  }
}
