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

/** A question by the rules of the server, or in plain words what is wrong with it. Ids are not taken over. */
export function checkQuestion(line: number, draft: unknown): Candidate {
  const parsed = sentQuestion.safeParse(draft);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { line, reason: issue ? reasonOf(issue) : 'This is not a question.' };
  }
  const { id: _, timer, explanation, ...question } = parsed.data;
  return { line, question: { ...question, ...(timer && { timer }), ...(explanation && { explanation }) } };
}
