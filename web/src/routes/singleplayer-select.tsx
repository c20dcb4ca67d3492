import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import type { Place } from '../features/quizzes/quiz-list.js';
import { SelectQuiz } from '../features/quizzes/select-quiz.js';
import { QUIZ_TEXTS } from '../features/quizzes/texts.js';
import { pageOf } from '../lib/page-of.js';

/** The page and the search are in the address: the way back leads to them. */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const place: Place = { page: pageOf(params.get('page')), search: params.get('search') ?? '' };
  const go = ({ page, search }: Place) => {
    const next = { ...(page > 1 && { page: String(page) }), ...(search && { search }) };
    // a search grows letter by letter: only its pages are places of their own
    setParams(next, { replace: search !== place.search, preventScrollReset: true });
  };
  return { place, go };
}

export function SingleplayerSelect() {
  const navigate = useNavigate();
  const { place, go } = usePlace();
  // where the list leads, fetched while it is read
  useEffect(() => void import('./singleplayer-play.js'), []);
  return (
    <Screen title={QUIZ_TEXTS.choose} className="wrap page">
      <PageTitle title={QUIZ_TEXTS.choose} lead={QUIZ_TEXTS.chooseLead} />
      <SelectQuiz place={place} onPlace={go} onBegun={() => navigate('/singleplayer/play')} />
    </Screen>
  );
}
