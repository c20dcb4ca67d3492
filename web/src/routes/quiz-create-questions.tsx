import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { SavedQuizResponse } from '#protocol/quizzes';
import { Screen } from '../components/screen.js';
import { QuestionPreview } from '../features/game/play/question-preview.js';
import type { Created } from '../features/quizzes/editor/created-card.js';
import type { Draft } from '../features/quizzes/editor/draft.js';
import { kept } from '../features/quizzes/editor/drafts.js';
import { QuizEditor } from '../features/quizzes/editor/quiz-editor.js';
import { TEXTS } from '../features/quizzes/editor/texts.js';
import { useRefreshQuizzes } from '../features/quizzes/pages.js';

function QuizCreateQuestions() {
  const navigate = useNavigate();
  const refresh = useRefreshQuizzes();
  const [initial] = useState(kept);
  if (!initial) return <Navigate to="/quiz/create/setup" replace />;

  const onSaved = ({ quiz_id, questions }: SavedQuizResponse, { title, quizId }: Draft) => {
    void refresh();
    const state: Created = { quiz_id, questions, title: title.trim(), edited: quizId !== null };
    navigate('/quiz/create/complete', { state, replace: true });
  };
  return (
    <Screen title={initial.draft.quizId === null ? TEXTS.create : TEXTS.edit} className="wrap page">
      <QuizEditor
        initial={initial}
        preview={(previewed) => <QuestionPreview {...previewed} />}
        onSaved={onSaved}
      />
    </Screen>
  );
}

export { QuizCreateQuestions as Component };
