import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { ActionsList } from '../features/operator/actions-list.js';
import { GamesList } from '../features/operator/games-list.js';
import { LiveRooms } from '../features/operator/live-rooms.js';
import { ReportedList } from '../features/operator/reported-list.js';
import { OPERATOR_TEXTS as TEXTS } from '../features/operator/texts.js';

const List = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Screen title={heading} className="operator">
    <h1>{heading}</h1>
    {children}
  </Screen>
);

export const Live = () => (
  <List heading={TEXTS.liveHeading}>
    <LiveRooms />
  </List>
);

/** The search is in the address of the page. */
export function Games() {
  const [search, setSearch] = useSearchParams();
  return (
    <List heading={TEXTS.gamesHeading}>
      <GamesList search={search.toString()} onSearch={(wanted) => setSearch(wanted)} />
    </List>
  );
}

export const Reported = () => (
  <List heading={TEXTS.reportedHeading}>
    <ReportedList />
  </List>
);

export const Audit = () => (
  <List heading={TEXTS.auditHeading}>
    <ActionsList />
  </List>
);
