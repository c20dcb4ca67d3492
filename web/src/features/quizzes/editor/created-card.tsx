import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '../../../components/alert.js';
import { SHAPES, Shape } from '../../../components/shape.js';
import { beginQuiz } from '../begin.js';
import { TEXTS } from './texts.js';
import './created.css';

/** The state that the editor passes on once the quiz is saved. */
export interface Created {
  quiz_id: string;
  questions: unknown[];
  title: string;
  edited: boolean;
}

export function CreatedCard({ created, onBegun }: { created: Created; onBegun: () => void }) {
  const { quiz_id, questions, title, edited } = created;
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);

  const play = async () => {
    if (starting) return;
    setStarting(true);
    setFailed(false);
    try {
      await beginQuiz(quiz_id);
      onBegun();
    } catch {
      setStarting(false);
      setFailed(true);
    }
  };
  return (
    <div className="created">
      <div className="created-shapes" aria-hidden="true">
        {SHAPES.map((shape) => (
          <span key={shape} className={shape}>
            <Shape name={shape} />
          </span>
        ))}
      </div>
      <section className="card created-card">
        <h1>{TEXTS.created}</h1>
        <p className="created-quiz">
          <b>{title}</b>
          <span className="sr-only">, </span>
          <span className="chip">{TEXTS.coverCount(questions.length)}</span>
        </p>
        <p className="lead">{edited ? TEXTS.savedText : TEXTS.createdText}</p>
        {failed && (
          <Alert kind="red" onDismiss={() => setFailed(false)}>
            {TEXTS.playFailed}
          </Alert>
        )}
        <button type="button" className="btn accent big" aria-disabled={starting} onClick={play}>
          {starting ? TEXTS.starting : TEXTS.play}
        </button>
        <div className="created-ways">
          <Link className="btn" to="/#creations">
            {TEXTS.toCreations}
          </Link>
          <Link className="btn" to="/quiz/create/setup">
            {TEXTS.another}
          </Link>
        </div>
      </section>
    </div>
  );
}
