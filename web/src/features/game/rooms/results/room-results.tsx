import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Corrected } from '../../../../components/corrected.js';
import { gameView, historyOf, isShown } from '../../connection/selectors.js';
import { Trouble } from '../../connection/trouble.js';
import { ReportButton } from '../../report/report-button.js';
import { ReportDialog } from '../../report/report-dialog.js';
import { keptReport } from '../../report/report-draft.js';
import { NewHost } from '../lobby/new-host.js';
import { LeaveRoom, leavesOthers } from '../play/leave-room.js';
import type { Room } from '../room.js';
import { useAsk, useRoomGame } from '../room-context.js';
import { sentSettings } from '../start-run.js';
import { ROOM_TEXTS } from '../texts.js';
import { Confetti } from './confetti.js';
import { Podium, podiumOf } from './podium.js';
import { Ranking } from './ranking.js';
import '../../../../components/dock.css';
import './results.css';

/** The player's own row; outside of the first hundred the server sends it separately from the list. */
export function ownRow({ scores, you, standing }: Room) {
  const { rank, score } = scores.find(({ name }) => name === you) ?? (standing?.final ? standing : {});
  return rank === undefined || score === undefined ? null : { rank, score };
}

interface Props {
  room: Room;
  leaveTo: string;
  lobby: string;
  /** The page that reviews the run of an id in the history. */
  review: string;
}

export function RoomResults({ room, leaveTo, lobby, review }: Props) {
  const ask = useAsk();
  const actor = useRoomGame();
  const game = useSelector(actor, gameView);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [reporting, setReporting] = useState(false);
  const own = ownRow(room);
  const asked = game?.questions.filter(isShown) ?? [];
  const isHost = room.you === room.host;
  const run = own && game ? historyOf(game) : undefined;
  const hasWinner = podiumOf(room.scores).length > 0;

  const leave = () => {
    if (leavesOthers(room)) return setLeaving(true);
    void ask('leave_room');
    navigate(leaveTo);
  };
  // the settings, sent again as they are, tell everybody that the lobby is open
  const again = () => {
    void ask('room_settings', sentSettings(room.settings));
    navigate(lobby, { replace: true });
  };
  return (
    <>
      {hasWinner && <Confetti />}
      <header className="room-results-head">
        <h1>{ROOM_TEXTS.complete}</h1>
        {own && hasWinner && <p className="results-own">{ROOM_TEXTS.yourResult(own.rank, own.score)}</p>}
      </header>
      <NewHost />
      <Trouble game={actor} lost={ROOM_TEXTS.offline} stalled={ROOM_TEXTS.stalled} />
      <div role="status">{room.corrected !== undefined && <Corrected reason={room.corrected} />}</div>
      <Podium scores={room.scores} you={room.you} />
      <Ranking room={room} own={own} />
      {run !== undefined && (
        <p className="report-line">
          <Link to={`${review}?id=${run}`} className="btn">
            {ROOM_TEXTS.review}
          </Link>
        </p>
      )}
      {asked.length > 0 && (
        <p className="report-line">
          <ReportButton begun={keptReport(asked) !== null} onClick={() => setReporting(true)} />
        </p>
      )}
      {reporting && <ReportDialog questions={asked} onClose={() => setReporting(false)} />}
      {leaving && <LeaveRoom room={room} onClose={() => setLeaving(false)} />}
      <section className="dock" aria-label={ROOM_TEXTS.actions}>
        <div className="wrap">
          <button type="button" className="btn" onClick={leave}>
            {ROOM_TEXTS.leaveResults}
          </button>
          {isHost ? (
            <button type="button" className="btn accent big" onClick={again}>
              {ROOM_TEXTS.playAgain}
            </button>
          ) : (
            <button type="button" className="btn primary big" onClick={() => navigate(lobby)}>
              {ROOM_TEXTS.toLobby}
            </button>
          )}
        </div>
      </section>
    </>
  );
}
