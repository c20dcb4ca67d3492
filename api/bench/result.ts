import { type Spread, shown } from './statistics.js';

export interface Goal {
  what: string;
  value: number;
  atMost: number;
}

/** The result of a scenario. */
export interface Result {
  scenario: string;
  /** What is done and measured, in one sentence. */
  about: string;
  goals: Goal[];
  /** Comparable between machines; `--check` compares them with the last kept run. */
  ratios: Record<string, Spread>;
  /** Meaningful on this machine only. */
  figures: Record<string, string>;
  /** The highest share of its core that the load generator used. */
  clientCore: number;
  /** Set if the load generator was too busy or was refused something, so that the figures are meaningless. */
  isVoid: boolean;
}

export const isMet = ({ value, atMost }: Goal): boolean => value <= atMost;

export const isPassed = ({ goals, isVoid }: Result): boolean => !isVoid && goals.every(isMet);

const verdict = (result: Result) => (result.isVoid ? 'VOID' : isPassed(result) ? 'pass' : 'FAIL');

/** Formats the result for the console. */
export function report(result: Result): string {
  const goals = result.goals.map((goal) => {
    const mark = isMet(goal) ? 'ok  ' : 'MISS';
    return `  ${mark} ${goal.what}: ${format(goal.value)} (goal: at most ${goal.atMost})`;
  });
  const ratios = Object.entries(result.ratios).map(([what, ratio]) => `  ratio ${what}: ${shown(ratio)}`);
  const figures = Object.entries(result.figures).map(([what, figure]) => `  ${what}: ${figure}`);
  const client = `  load generator: ${Math.round(result.clientCore * 100)} % of its core`;
  const head = `${verdict(result)}  ${result.scenario}: ${result.about}`;
  return [head, ...goals, ...ratios, ...figures, client].join('\n');
}

export function markdownRow(result: Result): string {
  const goals = result.goals.map((goal) => `${goal.what}: **${format(goal.value)}** (≤ ${goal.atMost})`);
  const ratios = Object.entries(result.ratios).map(([what, ratio]) => `${what}: ${shown(ratio)}`);
  const figures = Object.entries(result.figures).map(([what, figure]) => `${what}: ${figure}`);
  const cells = [
    result.scenario,
    verdict(result),
    goals.join('<br>'),
    ratios.join('<br>'),
    figures.join('<br>'),
  ];
  return `| ${cells.join(' | ')} |`;
}

const format = (value: number) => String(Number(value.toPrecision(3)));
