import { SignUpLink } from './sign-up-link.js';
import { TEXTS } from './texts.js';
import './keep-score.css';

export const KeepScoreCard = () => (
  <section className="card keep-score" aria-label={TEXTS.keepScore}>
    <p>
      <b>{TEXTS.keepScore}</b>
      <span className="muted">{TEXTS.keepScoreText}</span>
    </p>
    <SignUpLink>{TEXTS.signUp}</SignUpLink>
  </section>
);
