import { Navigate, useLocation } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { type Outcome, ResultsCard } from '../features/game/play/results-card.js';
import { TEXTS } from '../features/game/play/texts.js';
import { KeepScore } from '../features/guests/keep-score.js';

function SingleplayerResults() {
  const outcome = useLocation().state as Outcome | null;
  if (outcome?.score === undefined) return <Navigate to="/singleplayer/setup" replace />;
  return (
    <Screen title={TEXTS.complete} className="wrap page middle clip">
      <div>
        <ResultsCard {...outcome} />
        <KeepScore />
      </div>
    </Screen>
  );
}

export { SingleplayerResults as Component };
