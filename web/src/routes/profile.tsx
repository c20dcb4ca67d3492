import { useLocation, useNavigate } from 'react-router-dom';
import { optional } from '../components/optional.js';
import { Screen } from '../components/screen.js';
import { Tabs } from '../components/tabs.js';
import { Unfinished } from '../features/game/solo/unfinished.js';
import { HistoryList } from '../features/profile/history-list.js';
import { ProfileHeader } from '../features/profile/profile-header.js';
import { TEXTS } from '../features/profile/texts.js';
import { CreationsList } from '../features/quizzes/creations-list.js';
import { pageOf } from '../lib/page-of.js';
import type { User } from '../lib/session.js';
import '../features/profile/profile.css';

const GuestStart = optional(async () => (await import('./guest-start.js')).GuestStart);

const TABS = [
  { value: 'history', label: TEXTS.history, List: HistoryList },
  { value: 'creations', label: TEXTS.creations, List: CreationsList },
];

/** Tab and page number are in the address, so that Back and a reload return to them. */
function usePlace() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const go = (tab: string, page: number, replace: boolean) =>
    navigate({ search: page > 1 ? `?page=${page}` : '', hash: tab }, { replace, preventScrollReset: true });
  return { tab: hash.slice(1), page: pageOf(new URLSearchParams(search).get('page')), go };
}

export function Profile({ user }: { user: User }) {
  const { tab, page, go } = usePlace();
  return (
    <Screen title={TEXTS.title} className="wrap profile">
      {user.guest && <GuestStart />}
      <Unfinished />
      <ProfileHeader username={user.username} />
      <Tabs
        tabs={TABS}
        label={TEXTS.title}
        value={tab}
        onTab={(wanted) => go(wanted, 1, true)}
        panel={(shown) =>
          TABS.map(
            ({ value, List }) =>
              value === shown && (
                <List
                  key={value}
                  page={page}
                  onPage={(wanted, instead = false) => go(value, wanted, instead)}
                />
              ),
          )
        }
      />
    </Screen>
  );
}
