import { useSelector } from '@xstate/react';
import { LISTED_PLAYERS } from '#protocol/limits';
import { Avatar } from '../../../../components/avatar.js';
import { gameView } from '../../connection/selectors.js';
import { hostOnlyOf, playersOf } from '../hosting.js';
import type { Room } from '../room.js';
import { useRoomGame } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

interface Row {
  name: string;
  rank: number;
  score: number;
}

const Line = ({ row: { name, rank, score }, me }: { row: Row; me: boolean }) => (
  <li data-me={me ? '' : undefined}>
    <span className="place">{rank}</span>
    <Avatar name={name} />
    <span className="n" title={name}>
      {name}
    </span>
    {me && <span className="tag">{ROOM_TEXTS.you}</span>}
    <b className="score">{score}</b>
  </li>
);

interface Props {
  room: Room;
  own: Omit<Row, 'name'> | null;
  /** Number of rows that fit. */
  most?: number;
}

/** All players, best first; equal scores share a rank. A player outside of the first hundred is listed below them. */
export function Ranking({ room, own, most = LISTED_PLAYERS }: Props) {
  const { you } = room;
  const scores = room.scores.slice(0, most);
  const game = useSelector(useRoomGame(), gameView);
  // a page loaded after the run knows only who hosts the next one
  const players = playersOf(room, game?.hostOnly ?? hostOnlyOf(room));
  // those who have come or gone since the run count only where the list is cut off
  const total = room.scores.length < LISTED_PLAYERS ? room.scores.length : players;
  const listed = scores.some(({ name }) => name === you);
  return (
    <section className="card ranking" aria-labelledby="ranking">
      <h2 id="ranking">
        {total > scores.length ? ROOM_TEXTS.best(scores.length, total) : ROOM_TEXTS.ranking}
      </h2>
      <ol>
        {scores.map((row) => (
          <Line key={row.idx} row={row} me={row.name === you} />
        ))}
        {own && !listed && <Line row={{ ...own, name: you }} me />}
      </ol>
    </section>
  );
}
