import type { Random } from '#questions/random';

/** The faults of a world: probabilities in 0 … 1, times in ms. All end at `endsAt`. */
export interface Chaos {
  /** For a message between instances. */
  bus: { lost: number; doubled: number; reordered: number; late: number };
  /** For a statement to the log; for a stored checkpoint. */
  log: {
    lostBefore: number;
    lostAfter: number;
    appliedLate: number;
    busy: number;
    slow: number;
    spoilt: number;
  };
  /** Per client and second: the connection breaks. */
  breaks: number;
  /** Maximum clock difference between instances, ms. */
  skew: number;
  /** Faults of instances: when, which, what. */
  blows: Blow[];
  /** Whether the database refuses the events of one game. */
  poison: boolean;
  endsAt: number;
}

export interface Blow {
  at: number;
  slot: number;
  kind: 'kill' | 'stop' | 'drain' | 'bus away' | 'log away';
  ms: number;
}

const KINDS = ['kill', 'kill', 'stop', 'stop', 'drain', 'bus away', 'log away'] as const;

/** Some worlds have no faults, some one kind, some all. */
export function chaosFrom({ next, below, pick }: Random, start: number): Chaos {
  const some = (chance: number, most: number) => (next() < chance ? next() * most : 0);
  const lasts = 4_000 + below(14_000);
  const blows = Array.from({ length: next() < 0.2 ? 0 : 1 + below(6) }, () => ({
    at: start + 500 + below(lasts),
    slot: below(3),
    kind: pick(KINDS),
    ms: 300 + below(6_000),
  }));
  return {
    bus: { lost: some(0.4, 0.2), doubled: some(0.4, 0.2), reordered: some(0.4, 0.2), late: some(0.3, 0.1) },
    log: {
      lostBefore: some(0.4, 0.05),
      lostAfter: some(0.4, 0.08),
      appliedLate: some(0.3, 0.03),
      busy: some(0.3, 0.2),
      slow: some(0.4, 0.2),
      spoilt: some(0.3, 0.5),
    },
    breaks: some(0.6, 0.1),
    skew: some(0.7, 20),
    blows: blows.sort((a, b) => a.at - b.at),
    poison: next() < 0.03,
    endsAt: start + 500 + lasts + 6_000,
  };
}

export const CALM: Omit<Chaos, 'endsAt'> = {
  bus: { lost: 0, doubled: 0, reordered: 0, late: 0 },
  log: { lostBefore: 0, lostAfter: 0, appliedLate: 0, busy: 0, slow: 0, spoilt: 0 },
  breaks: 0,
  skew: 0,
  blows: [],
  poison: false,
};
