import {
  Database,
  KeyRound,
  type LucideIcon,
  Monitor,
  SlidersHorizontal,
  Sparkles,
  User,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { focusPart } from './focus-part.js';
import { TEXTS } from './texts.js';

export interface PartLink {
  id: string;
  label: string;
  Icon: LucideIcon;
}

const YOU = { id: 'you', label: TEXTS.you, Icon: User };
const PREFERENCES = { id: 'preferences', label: TEXTS.preferences, Icon: SlidersHorizontal };
const DATA = { id: 'data', label: TEXTS.data, Icon: Database };

const OF_USERS: PartLink[] = [
  YOU,
  { id: 'signing-in', label: TEXTS.signingIn, Icon: KeyRound },
  { id: 'devices', label: TEXTS.devices, Icon: Monitor },
  PREFERENCES,
  DATA,
];
const OF_GUESTS: PartLink[] = [
  { id: 'keep-score', label: TEXTS.keepScore, Icon: Sparkles },
  PREFERENCES,
  DATA,
];

/** Links to the parts of the screen: a list at the side, on a phone a row. */
export function PartList({ guest }: { guest: boolean }) {
  const { hash } = useLocation();
  const links = guest ? OF_GUESTS : OF_USERS;
  const current = links.find(({ id }) => `#${id}` === hash) ?? links[0];
  return (
    <nav className="part-list" aria-label={TEXTS.parts}>
      {links.map(({ id, label, Icon }) => (
        <Link
          key={id}
          to={{ hash: id }}
          replace
          aria-current={id === current?.id || undefined}
          onClick={() => focusPart(id)}
        >
          <Icon size={20} strokeWidth={2.25} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
