import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openGame, openRoom } from '../connection/open-game.js';
import './unfinished.css';

const TEXTS = {
  title: 'Your game is not over',
  text: (username: string) => `Log in as ${username} to go back to it.`,
  login: 'Log in and go back',
};

/** Leads a visitor who was signed out during a game back to it, through the login form. */
export function WayBack() {
  const [room] = useState(openRoom.ownerAway);
  const [game] = useState(openGame.ownerAway);
  const username = room ?? game;
  if (username === null) return null;
  const from = room === null ? '/singleplayer/play' : '/multiplayer/lobby';
  return (
    <div className="wrap unfinished">
      <section className="card row" aria-label={TEXTS.title}>
        <p>
          <b>{TEXTS.title}</b>
          <span className="muted">{TEXTS.text(username)}</span>
        </p>
        <Link to="/login" state={{ from }} className="btn primary">
          {TEXTS.login}
        </Link>
      </section>
    </div>
  );
}
