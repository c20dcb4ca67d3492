import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openGame, openRoom } from '../connection/open-game.js';

const TEXTS = {
  game: 'You have an unfinished quiz',
  goOn: 'Continue your quiz',
  room: 'You are still in a room',
  roomText: 'Your seat and score are kept for 5 minutes.',
  back: (code: string) => `Back to your room ${code}`,
};

interface WayBack {
  title: string;
  about: string;
  to: string;
  label: string;
}

const Card = ({ title, about, to, label }: WayBack) => (
  <section className="card flex flex-wrap items-center gap-4 p-5" aria-label={title}>
    <p className="min-w-0 flex-auto">
      <b className="block text-lg">{title}</b>
      <span className="text-muted wrap-anywhere">{about}</span>
    </p>
    <Link to={to} className="btn primary">
      {label}
    </Link>
  </section>
);

/** The ways back to a quiz or a room that was left without an end. */
export function Unfinished() {
  const [title] = useState(openGame.recall);
  const [code] = useState(openRoom.recall);
  if (title === null && code === null) return null;
  return (
    <div className="mb-6 grid gap-4">
      {code !== null && (
        <Card title={TEXTS.room} about={TEXTS.roomText} to="/multiplayer/lobby" label={TEXTS.back(code)} />
      )}
      {title !== null && <Card title={TEXTS.game} about={title} to="/singleplayer/play" label={TEXTS.goOn} />}
    </div>
  );
}
