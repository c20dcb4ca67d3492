import type { Ground } from './ground.js';

/** Counters of the instances, by the name in the results. */
const COUNTERS = {
  'taken over': 'fourtell_games_taken_over_total',
  fenced: 'fourtell_commands_fenced_total',
  'asked again': 'fourtell_requests_resent_total',
};

/** Sums the instances' counters, without the counts of a killed process since the last read. */
export class Tally {
  private readonly first = new Map<number, number[]>();
  private readonly last = new Map<number, number[]>();

  constructor(private readonly ground: Ground) {}

  async look(): Promise<void> {
    await Promise.all(
      this.ground.running.map(async (instance) => {
        const { pid } = instance;
        const text = await instance.metrics().catch(() => undefined);
        if (text === undefined) return;
        const counted = Object.values(COUNTERS).map((name) => countIn(text, name));
        this.last.set(pid, counted);
        if (this.first.size < this.ground.instances.length) this.first.set(pid, counted);
      }),
    );
  }

  get sums(): Record<string, number> {
    const sum = (i: number) =>
      [...this.last].reduce(
        (n, [pid, counted]) => n + (counted[i] ?? 0) - (this.first.get(pid)?.[i] ?? 0),
        0,
      );
    return Object.fromEntries(Object.keys(COUNTERS).map((name, i) => [name, sum(i)]));
  }
}

const countIn = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
