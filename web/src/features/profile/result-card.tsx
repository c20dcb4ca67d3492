import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import type { PlayedQuiz } from '#protocol/rest';
import { ScoreRing } from './score-ring.js';
import { TEXTS } from './texts.js';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A played quiz. `order` is its index on the page, for the staggered animation. */
export function ResultCard({ quiz, order }: { quiz: PlayedQuiz; order: number }) {
  const { id, title, score, total_questions, is_multiplayer, timestamp, untimed, corrected } = quiz;
  const best = total_questions * POINTS_PER_QUESTION;
  return (
    <li className="card result" style={{ '--order': order } as CSSProperties}>
      <div className="result-about">
        <h3>
          <bdi>{title}</bdi>
          {is_multiplayer && TEXTS.multiplayer}
        </h3>
        <p className="muted">
          {TEXTS.questions(total_questions)}
          {untimed && TEXTS.untimed}
          <time className="result-date" dateTime={timestamp}>
            {DATE.format(new Date(timestamp))}
          </time>
        </p>
        {corrected && (
          <p className="muted">
            {TEXTS.corrected} <bdi>{corrected.reason}</bdi>
          </p>
        )}
        <Link
          className="result-review"
          to={`/profile/review?id=${id}`}
          aria-label={`${TEXTS.review}: ${title}`}
        >
          {TEXTS.review}
        </Link>
      </div>
      {score !== null && (
        <div className="result-score">
          <p className="result-raw">
            {score}
            <span>/{best}</span>
          </p>
          <ScoreRing percent={Math.round((score / best) * 100)} />
        </div>
      )}
    </li>
  );
}
