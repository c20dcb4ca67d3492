import type { Candidate } from './report.js';

/** A non-blank line of a table. */
export interface Row {
  /** The line number from 1, as in the program that wrote the file. */
  line: number;
  cells: string[];
}

export interface TableReading {
  candidates: Candidate[];
  remarks: string[];
}

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
