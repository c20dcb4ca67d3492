import { checkQuestion } from './check-question.js';
import { COLUMNS, type Column, REQUIRED_COLUMNS } from './columns.js';
import { categoryOf, difficultyOf, timerOf, truthOf, typeOf } from './fields.js';
import { FileError } from './file-error.js';
import type { Row, TableReading } from './table.js';

const named = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);

export const knownColumns = (cells: readonly string[]) => cells.map(named).filter(isColumn);

/** Checked first: one of our own quizzes may hold a question that looks like another format's header. */
export function hasOwnHeader([header]: readonly Row[]): boolean {
  const known = knownColumns(header?.cells ?? []);
  return REQUIRED_COLUMNS.every((name) => known.includes(name));
}

function placesOf(header: Row): Map<Column, number> {
  const places = new Map<Column, number>();
  header.cells.map(named).forEach((name, i) => {
    if (!isColumn(name)) return;
    if (places.has(name))
      throw new FileError(`The column ${name} appears twice. Please rename or remove one.`);
    places.set(name, i);
  });
  const missing = REQUIRED_COLUMNS.filter((name) => !places.has(name));
  if (missing.length === 0) return places;
  throw new FileError(
    `The first line must name the columns. Missing: ${missing.join(', ')}. The template shows all of them.`,
  );
}

function draftOf(cell: (column: Column) => string) {
  const answers = [cell('incorrect_answer_1'), cell('incorrect_answer_2'), cell('incorrect_answer_3')];
  const filled = answers.filter((answer) => answer.trim() !== '');
  const correct = cell('correct_answer');
  const isTruth = /^(True|False)$/.test(truthOf(correct)) && filled.length < 2;
  const type = cell('type').trim() === '' ? (isTruth ? 'boolean' : 'multiple') : typeOf(cell('type'));
  const rest = {
    question: cell('question'),
    type,
    difficulty: difficultyOf(cell('difficulty')) || 'medium',
    category: categoryOf(cell('category').trim() || 'General Knowledge'),
    timer: timerOf(cell('timer')),
    explanation: cell('explanation'),
  };
  if (type !== 'boolean') return { ...rest, correct_answer: correct, incorrect_answers: answers };
  const truth = truthOf(correct);
  const opposite = truth === 'True' ? 'False' : 'True';
  return {
    ...rest,
    correct_answer: truth,
    incorrect_answers: filled.length ? filled.map(truthOf) : [opposite],
  };
}

/**
 * Reads a table with our column names in its first line, in any order and case. Ignores other columns.
 *
 * @throws FileError if a required column is missing or appears twice
 */
export function readOwnTable([header, ...rows]: readonly Row[]): TableReading {
  if (!header) throw new FileError('This file is empty.');
  const places = placesOf(header);
  const lacking = (column: Column) =>
    !places.has(column) || rows.some(({ cells }) => !cells[places.get(column) ?? 0]?.trim());
  const candidates = rows.map(({ line, cells }) =>
    checkQuestion(
      line,
      draftOf((column) => cells[places.get(column) ?? -1] ?? ''),
    ),
  );
  const remarks = [];
  if (lacking('category')) remarks.push('Questions without a category are General Knowledge.');
  if (lacking('difficulty')) remarks.push('Questions without a difficulty are medium.');
  return { candidates, remarks };
}
