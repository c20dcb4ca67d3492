import type { Question } from '#game/question';
import type { DraftQuestion } from './draft.js';
import { TEXTS } from './texts.js';

export interface PreviewedQuestion {
  question: Question;
  answer: string;
  explanation: string;
}

/** A question as players will see it; what is still missing goes by the name of its field. */
export function previewed(draft: DraftQuestion): PreviewedQuestion {
  const { key, prompt, category, difficulty, type, timer, explanation } = draft;
  const answer = draft.answer.trim() || (type === 'boolean' ? '' : TEXTS.answer);
  const wrong = draft.choices.map((choice, i) => choice.trim() || TEXTS.choice(i + 1));
  // by their letters, which tells as little about the right one as by lot
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
