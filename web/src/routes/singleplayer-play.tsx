import { useNavigate } from 'react-router-dom';
import { SoloPlay } from '../features/game/solo/solo-play.js';

export function SingleplayerPlay() {
  const navigate = useNavigate();
  return (
    <SoloPlay
      onLeave={() => navigate('/singleplayer')}
      onGone={() => navigate('/singleplayer/setup', { replace: true })}
      onComplete={(outcome) => navigate('/singleplayer/results', { replace: true, state: outcome })}
    />
  );
}
