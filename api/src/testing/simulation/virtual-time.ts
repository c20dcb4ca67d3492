import type { UUID } from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { createRandom, type Random } from '#questions/random';
import { type Task, TaskHeap } from './task-heap.js';

// Not imported, since Jest caches the exports of built-in modules.
const require = createRequire(import.meta.url);
const crypto = require('node:crypto') as typeof import('node:crypto');
const promises = require('node:timers/promises') as typeof import('node:timers/promises');

const NOW = Date.UTC(2030, 0, 1);

/**
 * Virtual time, which advances only when nothing is left to run at the current moment. Every later action is a task with
 * an owner: timers and requests belong to the owner that started them, so an owner can be killed or stopped like a
 * process. Tasks run one at a time, each with all the promises that it settles.
 */
export class VirtualTime {
  now = NOW;
  tasks = 0;
  /** The owner of the running task. */
  current = '';
  readonly random: Random;
  private readonly heap = new TaskHeap();
  private readonly dead = new Set<string>();
  private readonly stopped = new Map<string, number>();
  private lastId = 0;

  constructor(readonly seed: string) {
    this.random = createRandom(seed);
  }

  after(ms: number, owner: string, run: () => unknown): Task {
    const task = { at: this.now + Math.max(ms, 0), id: ++this.lastId, owner, run, dropped: false };
    this.heap.push(task);
    return task;
  }

  sleep = (ms: number): Promise<void> => new Promise((done) => this.after(ms, this.current, () => done()));

  /** Runs `work` at once as `owner`. */
  as<T>(owner: string, run: () => T): T {
    const before = this.current;
    this.current = owner;
    try {
      return run();
    } finally {
      this.current = before;
    }
  }

  /** Drops all tasks of `owner`. */
  kill(owner: string): void {
    this.dead.add(owner);
  }

  /** Delays all tasks of `owner` by `ms`, in order. */
  stop(owner: string, ms: number): void {
    this.stopped.set(owner, this.now + ms);
  }

  /** Runs tasks until `done`. Resolves to false after `lateMs`. */
  async run(done: () => boolean, lateMs: number): Promise<boolean> {
    const late = this.now + lateMs;
    while (!done()) {
      const task = this.heap.pop();
      if (!task) throw new Error('nothing will ever happen');
      if (task.at > late) {
        this.heap.push(task);
        this.now = late;
        return false;
      }
      await this.step(task);
    }
    return true;
  }

  private async step(task: Task): Promise<void> {
    if (task.dropped || this.dead.has(task.owner)) return;
    const until = this.stopped.get(task.owner);
    if (until !== undefined && until > task.at) {
      this.heap.push(Object.assign(task, { at: until, id: ++this.lastId }));
      return;
    }
    this.now = Math.max(task.at, this.now);
    this.current = task.owner;
    this.tasks += 1;
    task.run();
    await promisesSettled();
    this.current = '';
  }
}

const real = {
  setImmediate,
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
  clearImmediate,
  dateNow: Date.now,
  performanceNow: performance.now,
  mathRandom: Math.random,
  randomUUID: crypto.randomUUID,
  randomInt: crypto.randomInt,
  sleep: promises.setTimeout,
};

/** Waits for a turn of the real event loop, which comes after all settled promises. */
const promisesSettled = () => new Promise<void>((done) => void real.setImmediate(done));

let active: VirtualTime | undefined;

class Timer {
  private task?: Task;
  constructor(ms: number, run: () => void, repeats: boolean) {
    const time = active as VirtualTime;
    const owner = time.current;
    // Timers of Node are never early and often late.
    const next = () => {
      this.task = time.after(Math.max(ms, 1) + time.random.next(), owner, () => {
        if (repeats) next();
        run();
      });
    };
    next();
  }
  stop(): void {
    if (this.task) this.task.dropped = true;
  }
  ref = () => this;
  unref = () => this;
}

const stop = (timer?: unknown) => timer instanceof Timer && timer.stop();
type Run = (...args: unknown[]) => void;
const FAKES = {
  setTimeout: (run: Run, ms = 1, ...args: unknown[]) => new Timer(ms, () => run(...args), false),
  setInterval: (run: Run, ms = 1, ...args: unknown[]) => new Timer(ms, () => run(...args), true),
  setImmediate: (run: Run, ...args: unknown[]) => active?.after(0, active.current, () => run(...args)),
  clearTimeout: stop,
  clearInterval: stop,
  clearImmediate: () => {},
};

/** Runs `work` with all clocks, timers and random sources replaced by those of a new virtual time. */
export async function inVirtualTime<T>(seed: string, work: (time: VirtualTime) => Promise<T>): Promise<T> {
  const time = new VirtualTime(seed);
  active = time;
  Object.assign(globalThis, FAKES);
  Date.now = () => Math.floor(time.now);
  performance.now = () => time.now - NOW;
  Math.random = () => time.random.next();
  try {
    return await work(time);
  } finally {
    active = undefined;
    const { dateNow, performanceNow, mathRandom, randomUUID: _u, randomInt: _i, sleep: _s, ...timers } = real;
    Object.assign(globalThis, timers);
    Date.now = dateNow;
    performance.now = performanceNow;
    Math.random = mathRandom;
  }
}

/**
 * Patches Node's modules permanently, before any other import, since Jest copies their exports on first import. The
 * patches check whether a simulation is running.
 */
export function replaceBuiltins(): () => void {
  const hex = (time: VirtualTime, digits: number) =>
    Array.from({ length: digits }, () => time.random.below(16).toString(16)).join('');
  const uuid = (time: VirtualTime): UUID =>
    `${hex(time, 8)}-${hex(time, 4)}-4${hex(time, 3)}-8${hex(time, 3)}-${hex(time, 12)}`;
  const put = (own: object) => {
    for (const [name, value] of Object.entries(own)) {
      const owner = name === 'setTimeout' ? promises : crypto;
      Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: true });
    }
    syncBuiltinESMExports();
  };
  put({
    randomUUID: () => (active ? uuid(active) : real.randomUUID()),
    randomInt: (limit: number) => (active ? active.random.below(limit) : real.randomInt(limit)),
    setTimeout: (ms: number, value?: unknown, options?: object) =>
      active
        ? new Promise((done) => new Timer(ms, () => done(value), false))
        : real.sleep(ms, value, options),
  });
  return () => put({ randomUUID: real.randomUUID, randomInt: real.randomInt, setTimeout: real.sleep });
}
