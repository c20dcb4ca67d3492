import { Tabs } from '../../components/tabs.js';
import { CreationsList } from './creations-list.js';
import { HistoryList } from './history-list.js';
import { TEXTS } from './texts.js';

const TABS = [
  { value: 'history', label: TEXTS.history, Panel: HistoryList },
  { value: 'creations', label: TEXTS.creations, Panel: CreationsList },
];

export const ProfileTabs = () => <Tabs tabs={TABS} label={TEXTS.title} />;
