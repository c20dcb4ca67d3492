import type { Candidate } from './report.js';

/** A line of a table that is not blank. */
export interface Row {
  /** From 1, as the program that wrote the file counts. */
  line: number;
  cells: string[];
}

export interface TableReading {
  candidates: Candidate[];
  remarks: string[];
}

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
