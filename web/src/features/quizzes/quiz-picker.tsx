import { useState } from 'react';
import type { ChosenQuiz } from '#game/settings';
import { type Place, QuizList } from './quiz-list.js';
import { QUIZ_TEXTS } from './texts.js';
import './quiz-picker.css';

/** Lets the host choose from all quizzes. */
export function QuizPicker({ onPick }: { onPick: (quiz: ChosenQuiz) => void }) {
  const [place, setPlace] = useState<Place>({ page: 1, search: '' });
  return (
    <div className="quiz-picker">
      <QuizList
        place={place}
        onPlace={setPlace}
        action={({ id, title, total_questions }) => (
          <button
            type="button"
            className="btn"
            aria-label={QUIZ_TEXTS.pickTitle(title)}
            onClick={() => onPick({ id, title, total_questions })}
          >
            {QUIZ_TEXTS.pick}
          </button>
        )}
      />
    </div>
  );
}
