import { Avatar } from '../../../../components/avatar.js';
import { hostOnlyOf, playersOf } from '../hosting.js';
import type { Room } from '../room.js';
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

/** Everybody, best first; equal scores share a rank. Who is not among the first hundred stands below them. */
export function Ranking({ room, own }: { room: Room; own: Omit<Row, 'name'> | null }) {
  const { scores, you } = room;
  const total = playersOf(room, hostOnlyOf(room));
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
