import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { NICE, setNice } from './priority.js';

const running = new Set<Program>();

/** A process that faults happen to, with the processes that it has made. */
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

  /** Resolves when `answers` does with true; goes on with one that runs. @throws Error when the process ends before. */
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

  /** To it and to all that it has started; those last, so that it cannot start others. */
  signal(signal: NodeJS.Signals): void {
    if (!this.runs) return;
    const { pid } = this;
    send(pid, signal);
    for (const child of childrenOf(pid)) send(child, signal);
  }

  /** Sends SIGKILL at this very moment; resolves when it is gone. */
  async kill(): Promise<void> {
    if (!this.runs) return;
    const gone = once(this.child as ChildProcess, 'exit');
    const children = childrenOf(this.pid);
    for (const pid of [this.pid, ...children]) send(pid, 'SIGKILL');
    await gone;
    running.delete(this);
    while (children.some(exists)) await sleep(5);
  }

  /** Asks it to end; resolves to how long it took, or to undefined when it had to be killed. */
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

/** Whatever still runs is killed; for the end of the harness. */
export function killAll(): void {
  for (const program of running) program.signal('SIGKILL');
}

/** Where the system tells it at once, no program is asked: what happens meanwhile is measured. */
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
