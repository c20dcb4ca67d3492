import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { TEXTS } from '../features/game/play/texts.js';
import { SetupForm } from '../features/game/setup/setup-form.js';

export function SingleplayerSetup() {
  const navigate = useNavigate();
  // prefetch the next screen while the form is filled in
  useEffect(() => void import('./singleplayer-play.js'), []);
  return (
    <Screen title={TEXTS.setupTitle} className="wrap page">
      <PageTitle title={TEXTS.setupTitle} lead={TEXTS.setupLead} />
      <SetupForm onReady={() => navigate('/singleplayer/play')} />
    </Screen>
  );
}
