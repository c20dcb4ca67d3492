import type { Tier } from './table.js';

/** 1 is easy, 2 medium, 3 hard. Questions of level 0 are never asked. */
export type Level = 0 | Tier;

export interface NumberSpread {
  /** Distances of wrong numbers from the right one, on either side. */
  steps: readonly number[];
  min?: number;
  max?: number;
}

/** Templates and rules that turn one column of a kind into questions. */
export interface Relation {
  column: string;
  /** The relation's name in fact ids. Defaults to the column; needed if two kinds of a category share the column. */
  id?: string;
  /** The difficulty of this relation for rows of tier 1, 2 and 3. */
  levels: readonly [Level, Level, Level];
  /** Questions for the value. */
  forward: readonly string[];
  /** Questions for the subject. They need "which of these" unless the relation is one to one. */
  backward?: readonly string[];
  /** Statements that the subject has the value. The first one also explains a false statement. */
  statements: readonly string[];
  /** Explains a false statement if subjects have several values. `{wrong}` is the stated value. */
  correction?: string;
  /** Takes wrong values from the row's decoys only, for abbreviations for instance. */
  decoysOnly?: boolean;
  /** One side abbreviates the other. Wrong answers then share an initial, so that it does not reveal the right one. */
  abbreviates?: boolean;
  number?: NumberSpread;
  /** Sets of values that a player may confuse. No question has two of a set. */
  clashes?: readonly (readonly string[])[];
  /** Values are symbols, code or units and keep their first letter. */
  verbatim?: boolean;
  /** Values are phrases, not names, and keep their article as choices. */
  phrases?: boolean;
  /** Also asks rows whose value repeats a word of the subject, since all choices repeat it. */
  echoes?: boolean;
}

export interface Kind {
  kind: string;
  relations: readonly Relation[];
  /** Subjects are code or symbols and keep their first letter as choices. */
  verbatim?: boolean;
}
