import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../components/page-title.js';
import { Screen } from '../components/screen.js';
import { SetupForm } from '../features/game/setup-form.js';
import { TEXTS } from '../features/game/texts.js';

export function SingleplayerSetup() {
  const navigate = useNavigate();
  return (
    <Screen title={TEXTS.setupTitle} className="wrap flex-1 pb-8">
      <PageTitle title={TEXTS.setupTitle} lead={TEXTS.setupLead} />
      <SetupForm onReady={() => navigate('/singleplayer/play')} />
    </Screen>
  );
}
