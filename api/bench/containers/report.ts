import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../src/testing/checkout.js';

export interface Row {
  what: string;
  verdict: 'passed' | 'FAILED' | 'not tested';
  seen: string;
}

const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;

export const table = (rows: readonly Row[]): string =>
  [
    line(['Part', 'Verdict', 'Seen']),
    line(['---', '---', '---']),
    ...rows.map(({ what, verdict, seen }) => line([what, verdict, seen])),
  ].join('\n');

/** Keeps the table of a run in `api/bench/results`. */
export function keep(about: string, rows: readonly Row[]): void {
  const text = `${new Date().toISOString().slice(0, 10)}, ${about}\n\n${table(rows)}\n`;
  writeFileSync(resolve(ROOT, 'api/bench/results/containers.md'), text);
}
