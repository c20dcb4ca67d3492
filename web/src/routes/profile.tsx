import { useLocation } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Tabs } from '../components/tabs.js';
import { HistoryList } from '../features/profile/history-list.js';
import { ProfileHeader } from '../features/profile/profile-header.js';
import { TEXTS } from '../features/profile/texts.js';
import { CreationsList } from '../features/quizzes/creations-list.js';
import type { User } from '../lib/session.js';
import '../features/profile/profile.css';

const TABS = [
  { value: 'history', label: TEXTS.history, Panel: HistoryList },
  { value: 'creations', label: TEXTS.creations, Panel: CreationsList },
];

export function Profile({ user }: { user: User }) {
  const { hash } = useLocation();
  return (
    <Screen title={TEXTS.title} className="wrap grid content-start gap-6 pt-3 pb-8">
      <ProfileHeader username={user.username} />
      <Tabs tabs={TABS} label={TEXTS.title} begin={hash.slice(1)} />
    </Screen>
  );
}
