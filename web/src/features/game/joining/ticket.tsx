import { useEffect } from 'react';
import type { RoomPreview } from '#protocol/rest';
import { Avatar } from '../../../components/avatar.js';
import { announce } from '../../../lib/announce.js';
import { TEXTS } from './texts.js';
import './ticket.css';

/** The invitation to a room. It arrives after the page, so it is announced. */
export function Ticket({ room: { code, host, players, title, running } }: { room: RoomPreview }) {
  const invitation = TEXTS.invitation(host, title, code, players, running);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player more is no new invitation
  useEffect(() => announce(invitation), [code]);
  return (
    <section className="invite" aria-labelledby="invite-title">
      <p className="invite-host">
        {host && <Avatar name={host} />}
        <span>{TEXTS.invites(host)}</span>
      </p>
      <h1 id="invite-title">{title}</h1>
      <div className="invite-cut" aria-hidden="true" />
      <p className="invite-room">
        <span className="invite-code" aria-hidden="true">
          {code}
        </span>
        <span className="sr-only">{TEXTS.room(code)}, </span>
        {TEXTS.inRoom(players, running)}
      </p>
    </section>
  );
}

/** The outline of a ticket, until the room is known. */
export const TicketOutline = () => (
  <section className="invite invite-outline" aria-busy="true">
    <p className="invite-host" aria-hidden="true">
      <i />
    </p>
    <h1>{TEXTS.finding}</h1>
    <div className="invite-cut" aria-hidden="true" />
    <p className="invite-room" aria-hidden="true">
      <i />
    </p>
  </section>
);

/** Shown instead of a ticket if the server sends no preview. */
export const Unseen = ({ code }: { code: string }) => <h1 className="heading">{TEXTS.room(code)}</h1>;
