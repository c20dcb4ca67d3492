import { Link } from 'react-router-dom';
import { APP_NAME } from '#protocol/app-name';
import { Screen } from '../components/screen.js';
import { CodeEntry } from '../features/game/joining/code-entry.js';
import { PlayNow } from '../features/game/joining/play-now.js';
import { Showcase } from './landing-showcase.js';
import './landing.css';

/** `onPlay` opens a random quiz and leads to it. */
export function Landing({ onPlay }: { onPlay: () => Promise<void> }) {
  return (
    <Screen className="wrap hero">
      <section>
        <h1>
          Welcome to <span className="hero-mark">{APP_NAME}</span>
        </h1>
        <p className="hero-lead">
          An online quiz app for creating and playing quizzes. Join with a code, play now, or log in or
          register to get started.
        </p>
        <div className="hero-entry">
          <CodeEntry />
        </div>
        <PlayNow onPlay={onPlay}>
          <Link className="btn primary big" to="/register">
            Register
          </Link>
        </PlayNow>
      </section>
      <Showcase />
    </Screen>
  );
}
