import { useEffect } from 'react';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import { announce } from '../../../../lib/announce.js';
import type { GameView } from '../../connection/mirror.js';
import { playersOf } from '../hosting.js';
import type { Room, Standing } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';

const seconds = (ms: number) => (ms / 1000).toFixed(1).replace(/\.0$/, '');

/** Explains the points of a right answer. */
function why({ breakdown, points }: Standing, scoring: Room['settings']['scoring']): string | null {
  if (!breakdown?.correct) return null;
  if (scoring === 'accuracy') return ROOM_TEXTS.whyAccuracy;
  if (points === POINTS_PER_QUESTION && breakdown.left_ms > breakdown.timer_ms * 0.75)
    return ROOM_TEXTS.whyFull;
  return ROOM_TEXTS.whyPart(seconds(breakdown.left_ms), seconds(breakdown.timer_ms), points);
}

/** A note after a question: the place in the room, and the reason for the points. */
export function StandingNote({ room, game }: { room: Room; game: GameView }) {
  const { standing, settings } = room;
  const shown = game.phase === 'revealing' && standing?.question_index === game.index ? standing : null;
  const rank = shown && ROOM_TEXTS.rank(shown.rank, playersOf(room, game.hostOnly));
  useEffect(() => {
    if (rank) announce(rank);
  }, [rank]);
  if (!shown) return null;
  const reason = why(shown, settings.scoring);
  return (
    <>
      <span className="chip rank">{rank}</span>
      {reason && <p className="why">{reason}</p>}
    </>
  );
}
