import { useEffect } from 'react';
import { Screen } from '../components/screen.js';
import { CreateSetup } from '../features/quizzes/editor/create-setup.js';
import { TEXTS } from '../features/quizzes/editor/texts.js';

function QuizCreateSetup() {
  // prefetch the next screen while the form is filled in
  useEffect(() => void import('./quiz-create-questions.js'), []);
  return (
    <Screen title={TEXTS.setupTitle} className="wrap page clip">
      <CreateSetup />
    </Screen>
  );
}

export { QuizCreateSetup as Component };
