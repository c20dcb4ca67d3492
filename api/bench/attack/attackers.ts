import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { setNice } from '../chaos/priority.js';
import type { Report, Scale } from './attack.js';
import type { Place } from './field.js';

/** A message to the attacker. */
export interface Order {
  name: string;
  place: Place;
  scale: Scale;
  seed: string;
}

const PROGRAM = resolve(import.meta.dirname, 'attacker.js');
/** Time-out after which an attacker is killed, ms. */
const SLACK_MS = 20_000;

/** The attacking process, at a lower priority than server and players, which have their own machines in production. */
export class Attackers {
  private child?: ChildProcess | undefined;

  constructor(private readonly nice: number) {}

  async attack(order: Order): Promise<Report> {
    const child = this.running();
    // Again, for threads created meanwhile.
    setNice(child.pid ?? 0, this.nice);
    child.send(order);
    const report = await reportOf(child, order.scale.seconds * 1_000 + SLACK_MS);
    if (report) return report;
    this.end();
    return {
      counts: { 'attackers that ended': 1 },
      faults: ['the kit: its attacker came to no end'],
      last: [],
    };
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private running(): ChildProcess {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) return this.child;
    const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
    if (child.pid) setPriority(child.pid, this.nice);
    this.child = child;
    return child;
  }
}

/** Resolves to undefined if it exits or times out without a report. */
function reportOf(child: ChildProcess, withinMs: number): Promise<Report | undefined> {
  return new Promise((resolve) => {
    const done = (report?: Report) => {
      clearTimeout(late);
      child.removeListener('message', reported).removeListener('exit', ended);
      resolve(report);
    };
    const reported = (report: unknown) => done(report as Report);
    const ended = () => done();
    const late = setTimeout(done, withinMs);
    child.on('message', reported).on('exit', ended);
  });
}
