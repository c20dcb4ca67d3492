import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import type { Place } from '../features/quizzes/quiz-list.js';
import { SelectQuiz } from '../features/quizzes/select-quiz.js';
import { QUIZ_TEXTS } from '../features/quizzes/texts.js';
import { pageOf } from '../lib/page-of.js';

/** Page number and search are in the address, so that Back returns to them. */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const place: Place = { page: pageOf(params.get('page')), search: params.get('search') ?? '' };
  const go = ({ page, search }: Place) => {
    const next = { ...(page > 1 && { page: String(page) }), ...(search && { search }) };
    // typing replaces the history entry; only pages push a new one
    setParams(next, { replace: search !== place.search, preventScrollReset: true });
  };
  return { place, go };
}

function SingleplayerSelect() {
  const navigate = useNavigate();
  const { place, go } = usePlace();
  // prefetch the play screen while the list is shown
  useEffect(() => void import('./singleplayer-play.js'), []);
  return (
    <Screen title={QUIZ_TEXTS.choose} className="wrap page">
      <PageTitle title={QUIZ_TEXTS.choose} lead={QUIZ_TEXTS.chooseLead} />
      <SelectQuiz place={place} onPlace={go} onBegun={() => navigate('/singleplayer/play')} />
    </Screen>
  );
}

export { SingleplayerSelect as Component };
