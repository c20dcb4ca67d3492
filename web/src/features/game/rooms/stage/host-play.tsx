import { useState } from 'react';
import type { Question } from '#game/question';
import type { GameView } from '../../connection/mirror.js';
import { LeaveRoom } from '../play/leave-room.js';
import { isHost, type Room } from '../room.js';
import { QuestionBar } from './question-bar.js';
import { Stage } from './stage.js';
import { StageQuestion } from './stage-question.js';

interface Props {
  room: Room;
  game: GameView;
  question: Question;
  /** On a big screen others look at it too, and nobody leaves the room there. */
  bigScreen: boolean;
}

/** The run for those who do not answer: a big screen, and a host who only hosts. */
export function HostPlay({ room, game, question, bigScreen }: Props) {
  const [leaving, setLeaving] = useState(false);
  const onLeave = bigScreen ? undefined : () => setLeaving(true);
  const bar = (isHost(room) || onLeave) && <QuestionBar room={room} game={game} onLeave={onLeave} />;
  return (
    <>
      <Stage bar={bar}>
        <StageQuestion key={question.question_id} room={room} game={game} question={question} />
      </Stage>
      {leaving && <LeaveRoom room={room} onClose={() => setLeaving(false)} />}
    </>
  );
}
