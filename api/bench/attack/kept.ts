import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ROOT } from '../../src/testing/checkout.js';
import type { Attack } from './attack.js';
import { ATTACKS } from './attacks.js';
import { MOST_WAIT_MS, type Verdict } from './verdict.js';

const FOLDER = resolve(ROOT, 'api/bench/results');
const JSON_FILE = resolve(FOLDER, 'attack.json');
const TARGETS = { attacks: 250, frames: 1_000_000, bodies: 1_000_000 };

type Kept = Verdict & { at: string; seed: string };
/** Results by attack name, then by whether limits were on. */
type Results = Record<string, Record<string, Kept>>;

const rounded = (value: number) => Number(value.toPrecision(3));

function read(): Results {
  return existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Results) : {};
}

/** Replaces the kept result of the attack with these limits. */
export function keep({ name }: Attack, limits: string, verdict: Verdict, seed: string): void {
  const results = read();
  const at = new Date().toISOString().slice(0, 16);
  results[name] = { ...results[name], [limits]: { ...verdict, at, seed } };
  const known = ATTACKS.filter((attack) => results[attack.name]);
  // One line per attack, so that a diff shows what a run changes.
  const lines = known.map(
    (attack) => `${JSON.stringify(attack.name)}:${JSON.stringify(results[attack.name], short)}`,
  );
  writeFileSync(JSON_FILE, `{\n${lines.join(',\n')}\n}\n`);
  writeFileSync(resolve(FOLDER, 'attack.md'), table(known, results));
}

const short = (_: string, value: unknown) => (typeof value === 'number' ? rounded(value) : value);

function table(known: readonly Attack[], results: Results): string {
  const all = known.flatMap(({ name }) => Object.values(results[name] ?? {}));
  const sum = (what: string) => all.reduce((total, { counts }) => total + (counts[what] ?? 0), 0);
  const met = all.filter(({ missed }) => missed.length === 0).length;
  const totals = [
    ['attacks', known.length, TARGETS.attacks],
    ['frames', sum('frames'), TARGETS.frames],
    ['bodies', sum('bodies'), TARGETS.bodies],
    ['attacks that met every goal, with limits and without', met, all.length],
  ].map(([what, reached, target]) => `| ${what} | ${reached} / ${target} |`);
  const deaths = all.filter(({ died }) => died).length;
  const rows = known.map(
    ({ name, what }) =>
      `| ${name} | ${what} | ${cell(results[name]?.['on'])} | ${cell(results[name]?.['off'])} |`,
  );
  return [
    `${availableParallelism()} cores, shared, Node ${process.version}. A room of 20 plays beside each attack: the p99 of what its players waited for a receipt (at most ${MOST_WAIT_MS} ms), the longest wait, and in brackets how late the kit itself came (p99), in ms.`,
    '',
    '| | Reached / target |',
    '| --- | --- |',
    ...totals,
    `| deaths of the server | ${deaths} / 0 |`,
    '',
    '| Attack | What | Limits at their defaults | Limits off |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function cell(kept: Kept | undefined): string {
  if (!kept) return '–';
  const { p99, longest, late, counts, missed } = kept;
  const sent = counts['frames'] ?? counts['bodies'] ?? counts['connections'] ?? 0;
  const times = `${sent}×, ${Math.round(p99)} / ${Math.round(longest)} (${Math.round(late)})`;
  if (missed.length === 0) return times;
  const mark = isOnlyUnclear(kept) ? 'UNCLEAR: the machine had no CPU for the server,' : '**MISSED**';
  return `${times} ${mark} ${missed.join('; ').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').slice(0, 300)}`;
}

/** Marks a result that may be due to the machine's load alone. */
export const isOnlyUnclear = ({ isUnclear, missed }: Verdict): boolean => isUnclear && missed.length === 1;

/** Formats one attack for the console. */
export function line({ name }: Attack, verdict: Verdict): string {
  const { p50, p99, longest, receipts, late, ran, waited, grownMb, backSeconds, counts, missed, last } =
    verdict;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const figures = [
    `p50 ${Math.round(p50)} p99 ${Math.round(p99)} max ${Math.round(longest)} of ${receipts}`,
    `late ${Math.round(late)}`,
    `server ran ${percent(ran)} waited ${percent(waited)}`,
    `${grownMb >= 0 ? '+' : ''}${Math.round(grownMb)} MB back in ${Math.round(backSeconds)} s`,
    Object.entries(counts)
      .map(([what, n]) => `${what} ${n}`)
      .join(', '),
  ];
  const faults = missed.map((what) => `\n    MISSED ${what}`);
  const words = (last ?? []).map((text) => `\n    last: ${text.slice(0, 400)}`);
  const mark = missed.length === 0 ? 'ok  ' : isOnlyUnclear(verdict) ? '??  ' : 'FAIL';
  return `${mark} ${name}: ${figures.join('; ')}${faults.join('')}${words.join('')}`;
}
