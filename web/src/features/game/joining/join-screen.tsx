import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RoomPreview, SignedIn } from '#protocol/rest';
import { Alert } from '../../../components/alert.js';
import { announce } from '../../../lib/announce.js';
import { send } from '../../../lib/send.js';
import { signIn } from '../../../lib/session.js';
import { CODE_WRONG, isCode } from '../rooms/room-code.js';
import { CodeEntry, type LastCode } from './code-entry.js';
import { noteGivenName } from './given-name.js';
import { Locked } from './locked.js';
import { NicknameForm } from './nickname-form.js';
import { useIsOnline, whenOnline } from './online.js';
import { isShut, isThrottled, isUnknown, roomPreview } from './room-preview.js';
import { TEXTS } from './texts.js';
import { Ticket, TicketOutline, Unseen } from './ticket.js';
import './door.css';

const AskForCode = (props: { last?: LastCode; onAgain?: () => void }) => (
  <>
    <h1 className="sr-only">{TEXTS.enterCode}</h1>
    <CodeEntry {...props} />
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

/** Announces that a locked or full room can be joined. */
function useOpeningNews(room: RoomPreview | undefined) {
  const wasLocked = useRef(false);
  const isLocked = room !== undefined && isShut(room);
  useEffect(() => {
    if (wasLocked.current && !isLocked) announce(TEXTS.open, 'assertive');
    wasLocked.current = isLocked;
  }, [isLocked]);
}

/** A function that tells whether the visitor has left the screen and no longer wants to join. */
function useHasGone() {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}

/**
 * The screen that the link of a room opens for a visitor.
 * @param code as it stands in the link
 * @param shown false in the HTML that the build writes, which knows no code
 */
export function JoinScreen({ code, shown }: { code: string; shown: boolean }) {
  const client = useQueryClient();
  const query = useQuery({ ...roomPreview(code), enabled: isCode(code) });
  const { data: room, error, errorUpdateCount, refetch } = query;
  const online = useIsOnline();
  const hasGone = useHasGone();
  const [typed, setTyped] = useState('');
  useOpeningNews(room);
  const enter = async (username: string) => {
    const found = isThrottled(error) ? undefined : await client.ensureQueryData(roomPreview(code));
    if (found && isShut(found)) return;
    const guest = await send<SignedIn>('POST', '/guest', { username });
    noteGivenName(username, guest.username);
    signIn(guest);
  };
  const join = (username: string) => whenOnline(() => enter(username), hasGone);

  if (shown && !isCode(code))
    return <AskForCode {...(code ? { last: { code, problem: CODE_WRONG } } : {})} />;
  if (isUnknown(error)) {
    const last = { code, problem: TEXTS.codeUnknown };
    return <AskForCode key={errorUpdateCount} last={last} onAgain={() => void refetch()} />;
  }
  if (error && !room && !isThrottled(error)) return <Failed onTry={() => void refetch()} />;
  return (
    <>
      {!online && <Alert kind="amber">{TEXTS.offline}</Alert>}
      {room ? <Ticket room={room} /> : isThrottled(error) ? <Unseen code={code} /> : <TicketOutline />}
      {room && isShut(room) ? (
        <Locked room={room} then={TEXTS.joinHere} onTry={() => void refetch()} />
      ) : (
        <NicknameForm typed={typed} onType={setTyped} running={room?.running ?? false} onJoin={join} />
      )}
    </>
  );
}

/** The link to the login form, for visitors who have an account. */
export const HaveAccount = ({ code }: { code: string }) => (
  <Link className="door-alt" to="/login" state={{ from: `/multiplayer${code && `?code=${code}`}` }}>
    <LogIn size={20} strokeWidth={2.5} aria-hidden="true" />
    {TEXTS.haveAccount}
  </Link>
);
