import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openGame, openRoom } from '../connection/open-game.js';
import './unfinished.css';

const TEXTS = {
  game: 'You have an unfinished quiz',
  resume: 'Continue your quiz',
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
  <section className="card row" aria-label={title}>
    <p>
      <b>{title}</b>
      <span className="muted">{about}</span>
    </p>
    <Link to={to} className="btn primary">
      {label}
    </Link>
  </section>
);

/** Links to an unfinished quiz or room. */
export function Unfinished() {
  const [title] = useState(openGame.recall);
  const [code] = useState(openRoom.recall);
  if (title === null && code === null) return null;
  return (
    <div className="stack tight unfinished">
      {code !== null && (
        <Card title={TEXTS.room} about={TEXTS.roomText} to="/multiplayer/lobby" label={TEXTS.back(code)} />
      )}
      {title !== null && (
        <Card title={TEXTS.game} about={title} to="/singleplayer/play" label={TEXTS.resume} />
      )}
    </div>
  );
}
