import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { gameView, shownQuestion } from '../../connection/selectors.js';
import { PlayScreen, type RoomParts } from '../../play/play-screen.js';
import { useReport } from '../../report/use-report.js';
import { Finding } from '../entrance/finding.js';
import { NewHost } from '../lobby/new-host.js';
import { useRoom, useRoomGame } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import { HostButton, LeaveButton } from './game-buttons.js';
import { type GameDialog, GameDialogs } from './game-dialogs.js';
import { PauseNotice } from './pause-notice.js';
import { Progress } from './progress.js';
import { StandingNote } from './standing-note.js';
import './room-play.css';

/** A run of a room at any point: the play screen of solo games, with the parts that only rooms have. */
export function RoomPlay() {
  const actor = useRoomGame();
  const game = useSelector(actor, gameView);
  const { room, missed } = useRoom(({ context }) => context);
  const [dialog, setDialog] = useState<GameDialog | null>(null);
  const question = game ? shownQuestion(game) : undefined;
  const reporting = useReport(question);
  if (!room || !game || !question) return <Finding />;

  const isHost = room.you === room.host;
  const late = missed?.run === game.run && missed.index === game.index;
  const roomParts: RoomParts = {
    menu: isHost && <HostButton onClick={() => setDialog('menu')} />,
    notice: (
      <>
        <NewHost />
        <PauseNotice game={game} isHost={isHost} />
      </>
    ),
    progress: <Progress room={room} game={game} />,
    standing: late ? null : <StandingNote room={room} game={game} />,
    late: late ? ROOM_TEXTS.late : null,
    waiting: game.paused ? ROOM_TEXTS.paused : game.pace === 'manual' ? ROOM_TEXTS.hostOpens : null,
    isHost,
    lost: ROOM_TEXTS.offline,
  };
  return (
    <>
      <PlayScreen
        key={question.question_id}
        actor={actor}
        game={game}
        question={question}
        leave={<LeaveButton onClick={() => setDialog('leave')} />}
        onReport={reporting.report}
        aside={reporting.aside}
        roomParts={roomParts}
      />
      {reporting.dialog}
      <GameDialogs shown={dialog} onShow={setDialog} game={game} room={room} />
    </>
  );
}
