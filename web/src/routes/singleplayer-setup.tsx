import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { SetupForm } from '../features/game/setup/setup-form.js';
import { SETUP_TEXTS } from '../features/game/setup/texts.js';

function SingleplayerSetup() {
  const navigate = useNavigate();
  // prefetch the next screen while the form is filled in
  useEffect(() => void import('./singleplayer-play.js'), []);
  return (
    <Screen title={SETUP_TEXTS.setupTitle} className="wrap page">
      <PageTitle title={SETUP_TEXTS.setupTitle} lead={SETUP_TEXTS.setupLead} />
      <SetupForm onReady={() => navigate('/singleplayer/play')} />
    </Screen>
  );
}

export { SingleplayerSetup as Component };
