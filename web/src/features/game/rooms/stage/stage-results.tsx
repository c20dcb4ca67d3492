import { Corrected } from '../../../../components/corrected.js';
import { Confetti } from '../results/confetti.js';
import { Podium, podiumOf } from '../results/podium.js';
import { Ranking } from '../results/ranking.js';
import { isHost, type Room } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';
import { RestBar } from './rest-bar.js';
import { Stage } from './stage.js';
import '../results/results.css';

const SHOWN = 8;

export function StageResults({ room }: { room: Room }) {
  return (
    <Stage bar={isHost(room) && <RestBar room={room} results />}>
      {podiumOf(room.scores).length > 0 && <Confetti />}
      <h1 className="stage-title">{ROOM_TEXTS.complete}</h1>
      {room.corrected !== undefined && <Corrected reason={room.corrected} />}
      <div className="stage-results">
        <Podium scores={room.scores} />
        <Ranking room={{ ...room, you: '' }} own={null} most={SHOWN} />
      </div>
    </Stage>
  );
}
