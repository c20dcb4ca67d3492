import type { Tier } from './table.js';

/** 1 easy, 2 medium, 3 hard; 0 is never asked. */
export type Level = 0 | Tier;

export interface NumberSpread {
  /** Wrong numbers lie at these distances from the right one, on either side. */
  steps: readonly number[];
  min?: number;
  max?: number;
}

/** How one column of a kind is put into words. */
export interface Relation {
  column: string;
  /** Names the relation in fact ids; the column unless two kinds of a category share it. */
  id?: string;
  /** Difficulty of a row of tier 1, 2 and 3 under this relation. */
  levels: readonly [Level, Level, Level];
  /** Asks for the value. */
  forward: readonly string[];
  /** Asks for the subject. Say "which of these" unless the relation is one to one. */
  backward?: readonly string[];
  /** Says that the subject has the value; the first one also explains a false statement. */
  statements: readonly string[];
  /** Explains a false statement where a subject has several values; `{wrong}` is the one that was stated. */
  correction?: string;
  /** Wrong values come from the row's own decoys only, as with abbreviations. */
  decoysOnly?: boolean;
  /** One side abbreviates the other: wrong ones share an initial, or the right one would show. */
  abbreviates?: boolean;
  number?: NumberSpread;
  /** Values of which two never stand in one question, because each might pass for the other. */
  clashes?: readonly (readonly string[])[];
  /** Values as they are written, first letter included: symbols, code, units. */
  verbatim?: boolean;
  /** Values are phrases rather than names: as choices they keep their article. */
  phrases?: boolean;
  /** Keeps rows whose value repeats a word of the subject: there the choices repeat it too. */
  echoes?: boolean;
}

export interface Kind {
  kind: string;
  relations: readonly Relation[];
  /** Subjects are code or symbols and keep their first letter as choices. */
  verbatim?: boolean;
}
