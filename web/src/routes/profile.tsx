import { Screen } from '../components/screen.js';
import { ProfileHeader } from '../features/profile/profile-header.js';
import { ProfileTabs } from '../features/profile/profile-tabs.js';
import { TEXTS } from '../features/profile/texts.js';
import type { User } from '../lib/session.js';
import '../features/profile/profile.css';

export function Profile({ user }: { user: User }) {
  return (
    <Screen title={TEXTS.title} className="wrap grid content-start gap-6 pt-3 pb-8">
      <ProfileHeader username={user.username} />
      <ProfileTabs />
    </Screen>
  );
}
