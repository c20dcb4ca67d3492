import { useLocation, useNavigate } from 'react-router-dom';
import { SoloPlay } from '../features/game/solo/solo-play.js';

function SingleplayerPlay() {
  const navigate = useNavigate();
  // A practice round is not in the history: it leads back to the review that it began from.
  const { review } = (useLocation().state ?? {}) as { review?: string };
  return (
    <SoloPlay
      onLeave={() => navigate('/singleplayer')}
      onGone={() => navigate('/singleplayer/setup', { replace: true })}
      onComplete={(outcome) =>
        navigate('/singleplayer/results', {
          replace: true,
          state: { ...outcome, review: outcome.review ?? review },
        })
      }
    />
  );
}

export { SingleplayerPlay as Component };
