import { useState } from 'react';
import type { ListedQuiz } from '#protocol/quizzes';
import { Alert } from '../../components/alert.js';
import { PlayOptions } from '../../components/play-options.js';
import { usePlayOptions } from '../../lib/use-play-options.js';
import { beginQuiz } from './begin.js';
import { failureText, isNotFound } from './failure-text.js';
import { useRefreshQuizzes } from './pages.js';
import { type Place, QuizList } from './quiz-list.js';
import { QUIZ_TEXTS } from './texts.js';

interface Props {
  place: Place;
  onPlace: (place: Place) => void;
  /** Called when the game is open. */
  onBegun: () => void;
}

/** Lets the player choose from all quizzes and play one alone. */
export function SelectQuiz({ place, onPlace, onBegun }: Props) {
  const refresh = useRefreshQuizzes();
  const [starting, setStarting] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [options, setOptions] = usePlayOptions();

  const start = async ({ id }: ListedQuiz) => {
    if (starting) return;
    setStarting(id);
    setFailure(undefined);
    try {
      await beginQuiz(id);
      onBegun();
    } catch (error) {
      setStarting(undefined);
      setFailure(failureText(error, QUIZ_TEXTS.startFailed));
      if (isNotFound(error)) void refresh();
    }
  };
  return (
    <section className="stack">
      <h2 className="sr-only">{QUIZ_TEXTS.allQuizzes}</h2>
      {failure && (
        <Alert kind="red" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <PlayOptions options={options} onChange={setOptions} />
      <QuizList
        place={place}
        onPlace={onPlace}
        action={(quiz) => (
          <button
            type="button"
            className="btn accent"
            aria-label={QUIZ_TEXTS.playTitle(quiz.title)}
            aria-disabled={starting !== undefined}
            onClick={() => start(quiz)}
          >
            {starting === quiz.id ? QUIZ_TEXTS.starting : QUIZ_TEXTS.play}
          </button>
        )}
      />
    </section>
  );
}
