import { sentQuestion } from '#protocol/quizzes';
import type { Candidate } from './report.js';

const SUBJECTS: Record<string, string> = {
  question: 'The question',
  type: 'The type',
  difficulty: 'The difficulty',
  category: 'The category',
  correct_answer: 'The correct answer',
  timer: 'The timer',
  explanation: 'The explanation',
};

interface Issue {
  path: PropertyKey[];
  message: string;
}

function reasonOf({ path: [field, index], message }: Issue): string {
  const says = message.startsWith('Invalid input') ? 'is not valid' : message;
  if (field === undefined) return 'This is not a question.';
  if (field !== 'incorrect_answers') return `${SUBJECTS[String(field)] ?? String(field)} ${says}.`;
  return typeof index === 'number'
    ? `Incorrect answer ${index + 1} ${says}.`
    : `The incorrect answers ${says.replace(/^is /, 'are ')}.`;
}

/** Validates a question by the server's schema; returns it without its id, or all errors as sentences. */
export function checkQuestion(line: number, draft: unknown): Candidate {
  const parsed = sentQuestion.safeParse(draft);
  if (!parsed.success) {
    // only the first error per field: others often follow from it
    const reasons = new Map<string, string>();
    for (const issue of parsed.error.issues) {
      const field = issue.path.join('.');
      if (!reasons.has(field)) reasons.set(field, reasonOf(issue));
    }
    return { line, reason: [...reasons.values()].join(' ') };
  }
  const { id: _, timer, explanation, ...question } = parsed.data;
  return { line, question: { ...question, ...(timer && { timer }), ...(explanation && { explanation }) } };
}
