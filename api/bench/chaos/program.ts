import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { NICE, setNice } from './priority.js';

const running = new Set<Program>();

/** A process that faults are injected into, with its children. */
export class Program {
  private child?: ChildProcess;

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get runs(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  get exitCode(): number | null {
    return this.child?.exitCode ?? null;
  }

  /** Starts the process unless it runs; resolves when `answers` resolves to true. @throws Error if the process exits first */
  async start(
    command: string,
    args: readonly string[],
    options: SpawnOptions,
    answers: () => Promise<boolean>,
    nice = NICE.serving,
  ): Promise<void> {
    if (this.runs) return this.signal('SIGCONT');
    this.child = spawn(command, args, options);
    running.add(this);
    setNice(this.pid, nice);
    while (!(await answers())) {
      if (!this.runs) throw new Error(`${command} ended at its start`);
      await sleep(20);
    }
  }

  /** Signals the process, then its children, so that it cannot start new ones. */
  signal(signal: NodeJS.Signals): void {
    if (!this.runs) return;
    const { pid } = this;
    send(pid, signal);
    for (const child of childrenOf(pid)) send(child, signal);
  }

  /** Sends SIGKILL at once; resolves when the process has exited. */
  async kill(): Promise<void> {
    if (!this.runs) return;
    const gone = once(this.child as ChildProcess, 'exit');
    const children = childrenOf(this.pid);
    for (const pid of [this.pid, ...children]) send(pid, 'SIGKILL');
    await gone;
    running.delete(this);
    while (children.some(exists)) await sleep(5);
  }

  /** Asks it to exit; resolves to the time it took, or undefined if it had to be killed. */
  async end(graceMs: number): Promise<number | undefined> {
    if (!this.runs) return 0;
    const began = performance.now();
    const gone = once(this.child as ChildProcess, 'exit').then(() => true);
    send(this.pid, 'SIGTERM');
    const ended = await Promise.race([gone, sleep(graceMs, false, { ref: false })]);
    if (!ended) await this.kill();
    running.delete(this);
    return ended ? performance.now() - began : undefined;
  }
}

/** Kills everything that still runs, at the end of the kit. */
export function killAll(): void {
  for (const program of running) program.signal('SIGKILL');
}

/** Reads children from /proc if possible, since starting `ps` would disturb the measurement. */
function childrenOf(pid: number): number[] {
  const told = `/proc/${pid}/task/${pid}/children`;
  try {
    const list = existsSync(told)
      ? readFileSync(told, 'utf8')
      : execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return list.split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // gone already
  }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
