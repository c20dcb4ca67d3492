import type { DrawnQuestion } from '#game/question';
import { parse } from '#protocol/parse';
import { sentQuestion } from '#protocol/quizzes';

/** Control characters, and marks that turn the direction of text or take no space. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/** Text as `encode=url3986` sends it, decoded once. @throws URIError */
const decoded = (text: unknown): string =>
  decodeURIComponent(String(text)).normalize('NFC').replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();

/** A result of Open Trivia DB as a question; undefined where it breaks the rules that hold for every author. */
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
