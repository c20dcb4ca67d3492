import type { DrawnQuestion } from '#game/question';
import { parse } from '#protocol/parse';
import { sentQuestion } from '#protocol/quizzes';

/** Control characters, direction marks and zero-width characters. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/** Decodes a text sent with `encode=url3986`. @throws URIError */
const decoded = (text: unknown): string =>
  decodeURIComponent(String(text)).normalize('NFC').replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();

/** Converts a result of Open Trivia DB. Returns undefined if it breaks the rules for authors' questions. */
export function questionOf(result: unknown): DrawnQuestion | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  const { question, correct_answer, incorrect_answers, ...rest } = result as Record<string, unknown>;
  if (!Array.isArray(incorrect_answers)) return undefined;
  try {
    const parsed = parse(sentQuestion, {
      category: decoded(rest['category']),
      difficulty: decoded(rest['difficulty']),
      type: decoded(rest['type']),
      question: decoded(question),
      correct_answer: decoded(correct_answer),
      incorrect_answers: incorrect_answers.map(decoded),
    });
    if (!parsed.ok) return undefined;
    const { category, difficulty, type } = parsed.value;
    const { question: prompt, correct_answer: correct, incorrect_answers: incorrect } = parsed.value;
    return { category, difficulty, type, prompt, correct_answer: correct, incorrect_answers: incorrect };
  } catch {
    return undefined;
  }
}
