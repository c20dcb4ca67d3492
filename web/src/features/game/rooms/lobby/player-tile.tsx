import { Ellipsis } from 'lucide-react';
import { Avatar } from '../../../../components/avatar.js';
import { ROOM_TEXTS } from '../texts.js';

interface Props {
  name: string;
  me: boolean;
  /** The player's role in the room, as a label. */
  role?: string | undefined;
  away: boolean;
  onManage?: (() => void) | undefined;
}

export function PlayerTile({ name, me, role, away, onManage }: Props) {
  return (
    <li className={me ? 'me' : undefined}>
      <Avatar name={name} />
      <span className="n" title={name}>
        {name}
        {me && <span className="sr-only"> ({ROOM_TEXTS.you})</span>}
      </span>
      {role && <span className="tag">{role}</span>}
      {away && <span className="tag off">{ROOM_TEXTS.away}</span>}
      {onManage && (
        <button
          type="button"
          className="btn quiet icon"
          aria-label={ROOM_TEXTS.manage(name)}
          onClick={onManage}
        >
          <Ellipsis size={22} strokeWidth={2.5} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
