import { MAX_TIMER } from '#protocol/limits';
import { checkQuestion } from './check-question.js';
import { timerOf, truthOf } from './fields.js';
import type { Candidate } from './report.js';
import type { Row, TableReading } from './table.js';

const HEADER_WITHIN = 20;

interface Places {
  question: number;
  answers: number[];
  time: number;
  correct: number;
}

function placesOf({ cells }: Row): Places | undefined {
  const place = (start: RegExp) => cells.findIndex((cell) => start.test(cell.trim()));
  const question = place(/^question\b/i);
  const answers = [1, 2, 3, 4].map((n) => place(new RegExp(`^answer\\s*${n}\\b`, 'i')));
  const correct = place(/^correct answer/i);
  const found = question >= 0 && correct >= 0 && answers.every((i, n) => i >= 0 || n > 1);
  return found ? { question, answers, time: place(/^time limit/i), correct } : undefined;
}

function candidateOf({ line, cells }: Row, places: Places, time: number | undefined): Candidate {
  const answers = places.answers.map((i) => cells[i]?.trim() ?? '');
  const marks = cells[places.correct]?.split(/[^\d]+/).filter(Boolean) ?? [];
  if (marks.length === 0) return { line, reason: 'No correct answer is marked.' };
  if (marks.length > 1) return { line, reason: 'More than one answer is correct.' };
  const marked = Number(marks[0]) - 1;
  const answer = answers[marked];
  if (!answer) return { line, reason: 'The answer marked as correct is empty.' };
  const others = answers.filter((text, i) => i !== marked && text !== '');
  const truths = [answer, ...others].map(truthOf);
  const isTruth = truths.length === 2 && truths.includes('True') && truths.includes('False');
  if (!isTruth && others.length !== 3)
    return {
      line,
      reason: `It has ${others.length + 1} answers: only four, or True and False, can be imported.`,
    };
  return checkQuestion(line, {
    question: cells[places.question]?.trim(),
    type: isTruth ? 'boolean' : 'multiple',
    difficulty: 'medium',
    category: 'General Knowledge',
    correct_answer: isTruth ? truths[0] : answer,
    incorrect_answers: isTruth ? truths.slice(1) : others,
    timer: time,
  });
}

/** Reads Kahoot's quiz template, recognized by its header in one of the first rows; undefined for other files. */
export function readKahootTable(rows: readonly Row[]): TableReading | undefined {
  const at = rows.findIndex((row, i) => i < HEADER_WITHIN && placesOf(row));
  const header = rows[at];
  const places = header && placesOf(header);
  if (!places) return undefined;
  let cut = 0;
  const candidates = rows
    .slice(at + 1)
    .filter(({ cells }) => [places.question, ...places.answers].some((i) => cells[i]?.trim()))
    .map((row) => {
      const time = timerOf(row.cells[places.time] ?? '');
      const isLong = time !== undefined && time > MAX_TIMER;
      const candidate = candidateOf(row, places, isLong ? MAX_TIMER : time);
      if (isLong && 'question' in candidate) cut += 1;
      return candidate;
    });
  const remarks = [
    'Kahoot files have no categories or difficulties: questions are General Knowledge, medium.',
  ];
  if (cut > 0)
    remarks.push(`${cut === 1 ? '1 time limit' : `${cut} time limits`} cut to ${MAX_TIMER} seconds.`);
  return { candidates, remarks };
}
