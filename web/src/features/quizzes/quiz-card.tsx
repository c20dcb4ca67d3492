import type { CSSProperties, ReactNode } from 'react';
import { SHAPES, Shape } from '../../components/shape.js';
import { QUIZ_TEXTS } from './texts.js';
import './quiz-card.css';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface Props {
  quiz: { title: string; total_questions: number; timestamp: string; author?: string; hidden?: boolean };
  /** Its index on the page, for the staggered animation. */
  order: number;
  /** Actions on the quiz. */
  children: ReactNode;
}

/** A quiz in a list. */
export function QuizCard({ quiz, order, children }: Props) {
  const { title, total_questions, timestamp, author, hidden } = quiz;
  const shape = SHAPES[order % SHAPES.length] ?? 'star';
  return (
    <li className="card quiz" style={{ '--order': order } as CSSProperties}>
      <span className={`quiz-mark ${shape}`}>
        <Shape name={shape} />
      </span>
      <div className="quiz-about">
        <h3>{title}</h3>
        <p className="quiz-facts">
          {author && <span className="quiz-author">{QUIZ_TEXTS.by(author)}</span>}
          <span>{QUIZ_TEXTS.questions(total_questions)}</span>
          <time dateTime={timestamp}>{DATE.format(new Date(timestamp))}</time>
          {hidden && <strong>{QUIZ_TEXTS.hidden}</strong>}
        </p>
      </div>
      <div className="quiz-acts">{children}</div>
    </li>
  );
}
