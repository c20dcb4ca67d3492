import { Link } from 'react-router-dom';
import { APP_NAME } from '#protocol/app-name';
import { Screen } from '../components/screen.js';
import { Shape } from '../components/shape.js';
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
          An online quiz app for creating and playing quizzes. Log in or register to get started.
        </p>
        <div className="hero-cta">
          <Link className="btn primary big" to="/register">
            Register
          </Link>
          <Link className="btn big" to="/login">
            Login
          </Link>
        </div>
        <ul className="hero-feats">
          <li>
            <Shape name="star" className="star" />
            Play 24 categories
          </li>
          <li>
            <Shape name="moon" className="moon" />
            Make your own quiz
          </li>
          <li>
            <Shape name="clover" className="clover" />
            Race friends live
          </li>
        </ul>
      </section>
      <Showcase />
    </Screen>
  );
}
