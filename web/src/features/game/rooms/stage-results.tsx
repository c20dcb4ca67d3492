import { useRef } from 'react';
import { Podium } from './podium.js';
import { Ranking } from './ranking.js';
import type { Room } from './room.js';
import { Stage } from './stage.js';
import { ROOM_TEXTS } from './texts.js';
import { useConfetti } from './use-confetti.js';
import './results.css';

const SHOWN = 8;

export function StageResults({ room }: { room: Room }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useConfetti(canvas);
  const scores = room.scores.slice(0, SHOWN);
  return (
    <Stage>
      <canvas ref={canvas} className="confetti" />
      <h1 className="stage-title">{ROOM_TEXTS.complete}</h1>
      <div className="stage-results">
        <Podium scores={scores} />
        <Ranking room={{ ...room, scores, you: '' }} own={null} />
      </div>
    </Stage>
  );
}
