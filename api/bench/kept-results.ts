import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { resolve } from 'node:path';
import { markdownRow, type Result } from './result.js';

// From dist/api/bench to the sources, where the results are kept.
const FOLDER = resolve(import.meta.dirname, '../../../api/bench/results');
const JSON_FILE = resolve(FOLDER, 'latest.json');

interface Kept {
  machine: string;
  at: string;
  results: Result[];
}

/** The results of the last kept run of every scenario. */
export const kept = (): Result[] =>
  existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Kept).results : [];

/** Replaces the kept results of these scenarios. */
export function keep(results: readonly Result[]): void {
  const others = kept().filter(({ scenario }) => !results.some((result) => result.scenario === scenario));
  const all = [...others, ...results].sort((a, b) => a.scenario.localeCompare(b.scenario));
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;
  const run: Kept = { machine, at: new Date().toISOString(), results: all };
  writeFileSync(JSON_FILE, `${JSON.stringify(run, null, 2)}\n`);
  const head = [
    '| Scenario | Verdict | Goals | Ratios, median (min–max) | On this machine |',
    '| --- | --- | --- | --- | --- |',
  ];
  const about = all.map(({ scenario, about }) => `- **${scenario}**: ${about}.`);
  const lines = [`${run.at.slice(0, 10)}, ${machine}`, '', ...head, ...all.map(markdownRow), '', ...about];
  writeFileSync(resolve(FOLDER, 'latest.md'), `${lines.join('\n')}\n`);
}
