import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SHAPES, Shape } from '../../../components/shape.js';
import { ReportButton } from '../report/report-button.js';
import { type Reportable, ReportDialog } from '../report/report-dialog.js';
import { keptReport } from '../report/report-draft.js';
import { TEXTS } from './texts.js';
import './results.css';

export interface Outcome {
  score: number;
  total: number;
  untimed?: boolean;
  /** Points per question, where they are known. */
  points?: number[];
  /** The questions of the game, which the player can report. */
  questions?: Reportable[];
  /** The id in the history of the game to review. */
  review?: string | undefined;
  /** The game wrote no history. */
  unranked?: boolean;
}

const verdict = (part: number) => {
  if (part === 1) return TEXTS.verdicts[3];
  return part > 0.8 ? TEXTS.verdicts[2] : part >= 0.5 ? TEXTS.verdicts[1] : TEXTS.verdicts[0];
};

/** Twelve shapes that fly up once. Decorative, and hidden with reduced motion. */
const Burst = () => (
  <div className="burst" aria-hidden="true">
    {Array.from({ length: 12 }, (_, i) => {
      const shape = SHAPES[i % SHAPES.length] ?? 'star';
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces differ by nothing else
      return <Shape key={i} name={shape} className={`tint ${shape}`} />;
    })}
  </div>
);

export function ResultsCard({ score, total, untimed, points, questions = [], review, unranked }: Outcome) {
  const [reporting, setReporting] = useState(false);
  const right = points?.filter((got) => got > 0).length ?? 0;
  return (
    <div className="results">
      <Burst />
      <section className="card results-card">
        <h1>{TEXTS.complete}</h1>
        <p className="results-score">{TEXTS.score(score, total)}</p>
        {untimed && <p className="chip">{TEXTS.untimed}</p>}
        {points && (
          <div className="results-pips" role="img" aria-label={TEXTS.pips(right, points.length - right)}>
            {points.map((got, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
              <i key={i} className={got > 0 ? 'ok' : 'no'} />
            ))}
          </div>
        )}
        <p className="lead">{verdict(score / total)}</p>
        {unranked && <p className="muted">{TEXTS.unranked}</p>}
        <Link to="/singleplayer" className="btn primary big">
          {TEXTS.again}
        </Link>
        {review !== undefined && (
          <Link to={`/profile/review?id=${review}`} className="btn">
            {TEXTS.review}
          </Link>
        )}
        {questions.length > 0 && (
          <ReportButton begun={keptReport(questions) !== null} onClick={() => setReporting(true)} />
        )}
        {reporting && <ReportDialog questions={questions} onClose={() => setReporting(false)} />}
      </section>
    </div>
  );
}
