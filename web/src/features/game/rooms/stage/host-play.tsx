import { useState } from 'react';
import type { Question } from '#game/question';
import type { GameView } from '../../connection/mirror.js';
import { LeaveRoom } from '../play/leave-room.js';
import type { Room } from '../room.js';
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
  return (
    <>
      <StageQuestion
        key={question.question_id}
        room={room}
        game={game}
        question={question}
        onLeave={bigScreen ? undefined : () => setLeaving(true)}
      />
      {leaving && <LeaveRoom room={room} onClose={() => setLeaving(false)} />}
    </>
  );
}
