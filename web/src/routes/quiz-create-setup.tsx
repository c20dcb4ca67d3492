import { useEffect } from 'react';
import { Screen } from '../components/screen.js';
import { CreateSetup } from '../features/quizzes/editor/create-setup.js';
import { TEXTS } from '../features/quizzes/editor/texts.js';

export function QuizCreateSetup() {
  // where the form leads, fetched while it is filled in
  useEffect(() => void import('./quiz-create-questions.js'), []);
  return (
    <Screen title={TEXTS.setupTitle} className="wrap page clip">
      <CreateSetup />
    </Screen>
  );
}
