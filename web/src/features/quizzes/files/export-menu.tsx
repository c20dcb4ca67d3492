import type { QuizFile } from './quiz-file.js';

interface Props {
  quiz: QuizFile;
}

/** Downloads a quiz in a format of the player's choice. */
export function ExportMenu({ quiz }: Props) {
  return (
    <button type="button" className="btn" disabled={quiz.questions.length === 0}>
      Export
    </button>
  );
}
