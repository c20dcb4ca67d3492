import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Reply = { id: number; result?: object; error?: { message: string } };

/**
 * A Chromium over its DevTools pipe. Playwright enables domains that record a stack trace for each request of a
 * script; on a slowed CPU that takes hundreds of milliseconds, which a user does not wait.
 */
export class DevTools {
  private readonly profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  private readonly browser: ChildProcess;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly ended: Promise<unknown>;
  private last = 0;
  private rest = '';

  constructor(program: string) {
    const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];
    this.browser = spawn(program, [...flags, '--remote-debugging-pipe', `--user-data-dir=${this.profile}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.browser, 'exit').then(() => {
      for (const [id, settle] of this.waiting) settle({ id, error: { message: 'the browser ended' } });
    });
    (this.browser.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => this.receive(text));
  }

  /** @throws Error with the browser's message if it refuses the command */
  send<T = object>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++this.last;
    (this.browser.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T),
      );
    });
  }

  async close(): Promise<void> {
    this.browser.kill();
    await this.ended;
    rmSync(this.profile, { recursive: true, maxRetries: 5 });
  }

  private receive(text: string): void {
    const messages = (this.rest + text).split('\0');
    this.rest = messages.pop() ?? '';
    for (const message of messages) {
      const reply = JSON.parse(message) as Reply;
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    }
  }
}
