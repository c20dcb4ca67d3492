import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { type Created, CreatedCard } from '../features/quizzes/editor/created-card.js';
import { TEXTS } from '../features/quizzes/editor/texts.js';

function QuizCreateComplete() {
  const navigate = useNavigate();
  const created = useLocation().state as Created | null;
  useEffect(() => void import('./singleplayer-play.js'), []);
  if (!created?.questions?.length) return <Navigate to="/quiz/create/setup" replace />;
  return (
    <Screen title={TEXTS.created} className="wrap page middle">
      <CreatedCard created={created} onBegun={() => navigate('/singleplayer/play')} />
    </Screen>
  );
}

export { QuizCreateComplete as Component };
