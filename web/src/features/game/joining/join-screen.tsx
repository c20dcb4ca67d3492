import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { RoomPreview, SignedIn } from '#protocol/rest';
import { Alert } from '../../../components/alert.js';
import { announce } from '../../../lib/announce.js';
import { send } from '../../../lib/send.js';
import { signIn } from '../../../lib/session.js';
import { CODE_LENGTH } from '../rooms/room-code.js';
import { CodeEntry } from './code-entry.js';
import { Locked } from './locked.js';
import { NicknameForm } from './nickname-form.js';
import { isUnknown, roomPreview } from './room-preview.js';
import { TEXTS } from './texts.js';
import { Ticket, TicketOutline } from './ticket.js';
import './door.css';

const AskForCode = ({ problem }: { problem?: string }) => (
  <>
    <h1 className="sr-only">{TEXTS.enterCode}</h1>
    <CodeEntry {...(problem ? { problem } : {})} />
  </>
);

const Failed = ({ onTry }: { onTry: () => void }) => (
  <section className="card nick" role="alert">
    <h1 className="heading">{TEXTS.failed}</h1>
    <button type="button" className="btn" onClick={onTry}>
      {TEXTS.again}
    </button>
  </section>
);

/** Says so when a room that was locked lets people in. */
function useOpeningNews(room: RoomPreview | undefined) {
  const wasLocked = useRef(false);
  const isLocked = room?.locked ?? false;
  useEffect(() => {
    if (wasLocked.current && !isLocked) announce(TEXTS.open, 'assertive');
    wasLocked.current = isLocked;
  }, [isLocked]);
}

/**
 * What a visitor sees behind the link of a room.
 * @param code as it stands in the link
 * @param shown false in the HTML that the build writes, which knows no code
 */
export function JoinScreen({ code, shown }: { code: string; shown: boolean }) {
  const client = useQueryClient();
  const isCode = code.length === CODE_LENGTH;
  const query = useQuery({ ...roomPreview(code), enabled: isCode });
  const { data: room, error, fetchStatus, refetch } = query;
  useOpeningNews(room);
  const join = async (username: string) => {
    const found = await client.ensureQueryData(roomPreview(code));
    if (!found.locked) signIn(await send<SignedIn>('POST', '/guest', { username }));
  };

  if (shown && !isCode) return <AskForCode {...(code ? { problem: TEXTS.codeWrong } : {})} />;
  if (isUnknown(error)) return <AskForCode problem={TEXTS.codeUnknown} />;
  if (error && !room) return <Failed onTry={() => void refetch()} />;
  return (
    <>
      {fetchStatus === 'paused' && <Alert kind="amber">{TEXTS.offline}</Alert>}
      {room ? <Ticket room={room} /> : <TicketOutline />}
      {room?.locked ? (
        <Locked host={room.host} onTry={() => void refetch()} />
      ) : (
        <NicknameForm running={room?.running ?? false} onJoin={join} />
      )}
    </>
  );
}

/** For somebody who has an account, and opens the link of a room. */
export const HaveAccount = ({ code }: { code: string }) => (
  <Link className="door-alt" to="/login" state={{ from: `/multiplayer${code && `?code=${code}`}` }}>
    <LogIn size={20} strokeWidth={2.5} aria-hidden="true" />
    {TEXTS.haveAccount}
  </Link>
);
