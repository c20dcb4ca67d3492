import type { Random } from './random.js';
import type { NumberSpread, Relation } from './relation.js';
import type { Cell, Row } from './table.js';
import { bare, sameKey } from './wording.js';

export interface Entry {
  row: Row;
  cell: Cell;
  /** The `sameKey` of the asked value. */
  key: string;
  /** The `sameKey` of every true value. */
  keys: ReadonlySet<string>;
  shape: string;
}

/** Computes once what every comparison with the row needs. */
export function entryOf(row: Row, cell: Cell): Entry {
  return {
    row,
    cell,
    key: sameKey(cell.asked),
    keys: new Set(cell.values.map(sameKey)),
    shape: shape(cell.asked),
  };
}

/** The grammatical form of a phrase's beginning. If all choices share it, it does not reveal the right one. */
function shape(text: string): string {
  const first = text.slice(0, text.indexOf(' ') + 1);
  return first.endsWith('ing ') ? 'ing' : /^(a|an|the) $/.test(first) ? first : '';
}

interface Candidate {
  text: string;
  score: number;
  /** Whether it is of the entry's group or a decoy. */
  near: boolean;
}

export const WRONG_CHOICES = 3;
/** The number of wrong answers from which a question draws. It is small enough for a reviewer to read them all. */
const POOL_SIZE = 6;
const DECOY_SCORE = 100;

/** The values nearest to the entry's own that are false for its subject. */
export function wrongValues(entry: Entry, relation: Relation, entries: readonly Entry[]): string[] {
  const answer = entry.cell.asked;
  const candidates: Candidate[] = entry.cell.decoys.map((text) => ({ text, score: DECOY_SCORE, near: true }));
  if (!relation.decoysOnly) {
    for (const other of entries) {
      if (other === entry || entry.keys.has(other.key)) continue;
      candidates.push({
        text: other.cell.asked,
        score: nearness(entry, other, answer, other.cell.asked) + alike(entry, other.cell.asked, relation),
        near: sameGroup(entry, other),
      });
    }
  }
  return nearest(candidates, answer, [...entry.cell.values, entry.row.subject], relation).pool;
}

/** The nearest subjects that do not have the entry's value; empty if fewer than three are near. */
export function wrongSubjects(entry: Entry, relation: Relation, entries: readonly Entry[]): string[] {
  const candidates: Candidate[] = [];
  for (const other of entries) {
    if (other === entry || other.keys.has(entry.key)) continue;
    if (clash(relation, entry.cell.asked, other.cell.asked)) continue;
    const near = relation.number ? numberNearness(entry, other, relation.number) : 0;
    if (near < 0) continue;
    const text = other.row.subject;
    const score = near + nearness(entry, other, entry.row.subject, text) + alike(entry, text, relation);
    candidates.push({ text, score, near: sameGroup(entry, other) });
  }
  const truths = [entry.row.subject, entry.cell.asked];
  const { pool, enough } = nearest(candidates, entry.row.subject, truths, relation);
  // If the value is an activity, a subject in -ing would stand out among things and people.
  const shows = entry.shape === 'ing' && /^\p{Ll}.*ing$/u.test(entry.row.subject);
  const others = pool.filter((text) => !text.endsWith('ing'));
  return enough && !(shows && others.length >= WRONG_CHOICES) ? pool : [];
}

export function wrongNumbers(right: number, spread: NumberSpread, amount: number, random: Random): string[] {
  const possible = (value: number) =>
    value >= (spread.min ?? 0) && value <= (spread.max ?? Number.MAX_SAFE_INTEGER);
  const below = random.shuffle(spread.steps.map((step) => right - step).filter(possible));
  const above = random.shuffle(spread.steps.map((step) => right + step).filter(possible));
  // The right number takes each rank equally often, so that its place is no hint.
  const lower = Math.max(amount - above.length, Math.min(below.length, random.below(amount + 1)));
  return [...below.slice(0, lower), ...above.slice(0, amount - lower)].map(String);
}

/** The best candidates: decoys only if there are three, or else near ones too. `enough` is false if others had to fill up. */
function nearest(candidates: Candidate[], answer: string, truths: string[], relation: Relation) {
  const ranked = candidates.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const choose = (most: number, fits: (candidate: Candidate) => boolean) => {
    const chosen: string[] = [];
    for (const { text } of ranked.filter(fits)) {
      if (chosen.length === most) break;
      const equal = relation.decoysOnly ? chosen.includes(text) : sharesMeaning(text, [...truths, ...chosen]);
      if (!equal && !clash(relation, text, answer)) chosen.push(text);
    }
    return chosen;
  };
  for (const score of [DECOY_SCORE, Number.NEGATIVE_INFINITY]) {
    const pool = choose(POOL_SIZE, (candidate) => candidate.near && candidate.score >= score);
    if (pool.length >= WRONG_CHOICES) return { pool, enough: true };
  }
  return { pool: choose(WRONG_CHOICES, () => true), enough: false };
}

const sameGroup = (entry: Entry, other: Entry) => entry.row.group === other.row.group;

function nearness(entry: Entry, other: Entry, answer: string, text: string): number {
  const group = entry.row.group !== '' && sameGroup(entry, other) ? 6 : 0;
  const fame = -1.5 * Math.abs(entry.row.tier - other.row.tier);
  return (
    group +
    fame +
    (entry.shape === other.shape ? 2 : 0) -
    4 * Math.abs(Math.log((answer.length + 2) / (text.length + 2)))
  );
}

function alike({ row, cell }: Entry, text: string, relation: Relation): number {
  if (!relation.abbreviates) return 0;
  const initial = (word: string) =>
    bare(word)
      .replace(/[^\p{L}]/gu, '')[0]
      ?.toLowerCase();
  return initial(text) === initial(row.subject) || initial(text) === initial(cell.asked) ? 6 : 0;
}

function numberNearness(entry: Entry, other: Entry, spread: NumberSpread): number {
  const distance = Math.abs(Number(entry.cell.asked) - Number(other.cell.asked));
  const least = Math.min(...spread.steps);
  return distance < least ? -1 : 8 / (1 + distance / least);
}

function clash(relation: Relation, a: string, b: string): boolean {
  return (relation.clashes ?? []).some((set) => set.includes(a) && set.includes(b));
}

/** Whether a text has all the words of another or the reverse. Players may confuse `Congo` and `Republic of the Congo`. */
function sharesMeaning(text: string, others: readonly string[]): boolean {
  const words = wordsOf(text);
  return others.some((other) => {
    const theirs = wordsOf(other);
    const [few, many] = words.length < theirs.length ? [words, theirs] : [theirs, words];
    return few.every((word) => many.includes(word));
  });
}

const known = new Map<string, string[]>();

function wordsOf(text: string): string[] {
  let words = known.get(text);
  if (!words) {
    const plain = sameKey(text).replace(/^(the|an?) /, '');
    words = plain.split(/[\s,()-]+/).filter((word) => word !== '' && word !== 'the' && word !== 'of');
    known.set(text, words);
  }
  return words;
}
