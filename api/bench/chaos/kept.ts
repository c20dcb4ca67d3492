import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ROOT } from '../../src/testing/checkout.js';
import type { Broken } from '../../src/testing/oracle/broken.js';
import type { Goal } from './fault.js';
import type { Counts } from './storm.js';
import { add, quantile, type Times } from './times.js';

const FOLDER = resolve(ROOT, 'api/bench/results');
const JSON_FILE = resolve(FOLDER, 'chaos.json');

/** Results of a fault over all kept runs. */
export interface Shown {
  what: string;
  target: number;
  reached: number;
  goals: readonly Goal[];
  times: Record<string, Times>;
  counts: Record<string, number>;
  /** Broken invariants, by number. */
  broken: Record<string, number>;
  /** Details of the first broken ones. */
  examples: string[];
  seeds: string[];
  /** Average number of runnable processes at the end of its rounds, which shows other load on the machine. */
  load: number[];
}

interface Kept {
  machine: string;
  at: string;
  faults: Record<string, Shown>;
}

/** Results of one run. */
export interface Found {
  what: string;
  target: number;
  goals: readonly Goal[];
  reached: number;
  times: Record<string, number[]>;
  counts: Counts;
  broken: Broken[];
}

const EXAMPLES = 5;
const NOTHING: Shown = {
  what: '',
  target: 0,
  reached: 0,
  goals: [],
  times: {},
  counts: {},
  broken: {},
  examples: [],
  seeds: [],
  load: [],
};

/** Merges a run into the kept results. */
function added(before: Shown = NOTHING, found: Found, seed: string): Shown {
  const { what, target, goals, broken } = found;
  const times = { ...before.times };
  for (const [name, measured] of Object.entries(found.times)) {
    if (measured.length > 0) times[name] = add(times[name] ?? {}, measured);
  }
  return {
    what,
    target,
    goals,
    reached: before.reached + found.reached,
    times,
    counts: sum(before.counts, Object.entries(found.counts)),
    broken: sum(
      before.broken,
      broken.map(({ invariant }) => [invariant, 1]),
    ),
    examples: [...before.examples, ...broken.map((b) => `${b.invariant} ${b.what} (seed ${seed})`)].slice(
      0,
      EXAMPLES,
    ),
    seeds: [...new Set([...before.seeds, seed])],
    load: [...before.load, Math.round(loadavg()[0] ?? 0)],
  };
}

function sum(
  before: Record<string, number>,
  more: readonly (readonly [string, number])[],
): Record<string, number> {
  const all = { ...before };
  for (const [name, n] of more) all[name] = (all[name] ?? 0) + n;
  return all;
}

export function keep(id: string, found: Found, seed: string): void {
  const faults = existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Kept).faults : {};
  faults[id] = added(faults[id], found, seed);
  const machine = `${availableParallelism()} cores, shared, Node ${process.version}`;
  const all: Kept = { machine, at: new Date().toISOString(), faults };
  writeFileSync(JSON_FILE, lines(all));
  writeFileSync(resolve(FOLDER, 'chaos.md'), table(all));
}

/** Formats one line per fault, so that a diff shows what a run adds. */
function lines({ faults, ...about }: Kept): string {
  const each = Object.entries(faults).map(([id, shown]) => `"${id}":${JSON.stringify(shown)}`);
  return `${JSON.stringify(about).slice(0, -1)},"faults":{\n${each.join(',\n')}\n}}\n`;
}

function table({ machine, at, faults }: Kept): string {
  const head = [
    '| Fault | | Reached / target | Broken invariants | Goals | Measured | Counted | Load |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const inOrder = Object.entries(faults).sort(
    ([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b),
  );
  const rows = inOrder.map(([id, shown]) => `| ${[id, ...cells(shown)].join(' | ')} |`);
  const about = `${at.slice(0, 10)}, ${machine}. Times in ms; a time is what players waited for what was due, or what its name says. Load: processes that wanted to run, of all work on the machine.`;
  return [about, '', ...head, ...rows, ''].join('\n');
}

function cells(shown: Shown): string[] {
  const { what, reached, target, broken, times, counts } = shown;
  const bad = Object.entries(broken).map(([invariant, n]) => `**${invariant}: ${n}**`);
  return [
    what,
    `${reached} / ${target}`,
    bad.join(', ') || 'none',
    shown.goals.map((goal) => judged(goal, times)).join('<br>'),
    Object.entries(times)
      .map(([name, t]) => `${name}: p50 ${quantile(t, 0.5)}, p99 ${quantile(t, 0.99)}`)
      .join('<br>'),
    Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([name, n]) => `${name}: ${n}`)
      .join('<br>'),
    `${Math.min(...shown.load)}–${Math.max(...shown.load)}`,
  ];
}

function judged({ what, of, p, atMostMs }: Goal, times: Record<string, Times>): string {
  const value = quantile(times[of] ?? {}, p);
  const verdict = value === undefined ? 'not measured' : value <= atMostMs ? 'met' : '**MISSED**';
  return `${what}: ${value ?? '–'} (≤ ${atMostMs}) ${verdict}`;
}

/** Formats one round for the console. */
export function report(found: Found): string {
  const lines = cells(added(undefined, found, '')).flatMap((cell) => cell.split('<br>'));
  const broken = found.broken.map(({ invariant, gameId, what }) => `BROKEN ${invariant} ${gameId}: ${what}`);
  return [...lines, ...broken].filter(Boolean).join('\n   ');
}
