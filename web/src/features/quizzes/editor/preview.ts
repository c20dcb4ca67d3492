import type { Question } from '#game/question';
import type { DraftQuestion } from './draft.js';
import { TEXTS } from './texts.js';

export interface PreviewedQuestion {
  question: Question;
  answer: string;
  explanation: string;
}

/** A question as players will see it, with field names for missing texts. */
export function previewed(draft: DraftQuestion): PreviewedQuestion {
  const { key, prompt, category, difficulty, type, timer, explanation } = draft;
  const answer = draft.answer.trim() || (type === 'boolean' ? '' : TEXTS.answer);
  const wrong = draft.choices.map((choice, i) => choice.trim() || TEXTS.choice(i + 1));
  // in alphabetical order, which gives away as little as a random one
  const shuffled = [...new Set([answer, ...wrong])].sort((a, b) => a.localeCompare(b));
  return {
    question: {
      question_id: key,
      prompt: prompt.trim() || TEXTS.noPrompt,
      choices: type === 'boolean' ? [...TEXTS.truths] : shuffled,
      timer,
      category: category || TEXTS.category,
      difficulty,
      type,
    },
    answer,
    explanation: explanation.trim(),
  };
}
