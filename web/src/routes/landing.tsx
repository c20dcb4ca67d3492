import { Link } from 'react-router-dom';
import { APP_NAME } from '#protocol/app-name';
import { Screen } from '../components/screen.js';
import { CodeEntry } from '../features/game/joining/code-entry.js';
import { Showcase } from './landing-showcase.js';
import './landing.css';

export function Landing() {
  return (
    <Screen className="wrap hero">
      <section>
        <h1>
          Welcome to <span className="hero-mark">{APP_NAME}</span>
        </h1>
        <p className="hero-lead">
          An online quiz app for creating and playing quizzes. Join with a code, or log in or register to get
          started.
        </p>
        <div className="hero-entry">
          <CodeEntry />
        </div>
        <div className="hero-or">
          <Link className="btn big" to="/login">
            Login
          </Link>
          <Link className="btn primary big" to="/register">
            Register
          </Link>
        </div>
      </section>
      <Showcase />
    </Screen>
  );
}
