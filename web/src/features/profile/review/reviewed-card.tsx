import { Check, Lightbulb, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewedQuestion } from '#protocol/review';
import { Corrected } from '../../../components/corrected.js';
import { REVIEW_TEXTS as TEXTS } from './texts.js';

const MARKS = { good: Check, bad: X, none: Minus };

function Line({ kind, label, text }: { kind: keyof typeof MARKS; label: string; text?: string }) {
  const Mark = MARKS[kind];
  return (
    <p className={`reviewed-line ${kind}`}>
      <span className="reviewed-mark">
        <Mark size={15} strokeWidth={3.5} aria-hidden="true" />
      </span>
      <span>
        <small>{label}</small>
        {text !== undefined && <bdi>{text}</bdi>}
      </span>
    </p>
  );
}

function OwnLine({ user_answer, is_correct, points, ms }: ReviewedQuestion) {
  if (user_answer === null) return <Line kind="none" label={TEXTS.noAnswer} />;
  const time = ms === null ? null : TEXTS.seconds(ms);
  if (is_correct) return <Line kind="good" label={TEXTS.yourRight(points, time)} text={user_answer} />;
  return <Line kind="bad" label={TEXTS.yourWrong(time)} text={user_answer} />;
}

const Tag = ({ children }: { children: ReactNode }) => <span className="reviewed-tag">{children}</span>;

/** A question with the player's answer, the right one, and why. */
export function ReviewedCard({ question }: { question: ReviewedQuestion }) {
  const { index, prompt, type, is_correct, explanation, skipped, absent, voided, corrected } = question;
  const { correct_answer, correct_answers = [correct_answer] } = question;
  return (
    <li className="card reviewed">
      <div className="reviewed-tags">
        <Tag>{TEXTS.number(index + 1)}</Tag>
        <Tag>{TEXTS.types[type]}</Tag>
        {skipped && <Tag>{TEXTS.skipped}</Tag>}
        {absent && <Tag>{TEXTS.absent}</Tag>}
        {voided && <Tag>{TEXTS.voided}</Tag>}
      </div>
      <h2 dir="auto">{prompt}</h2>
      <div className="reviewed-lines">
        <OwnLine {...question} />
        {(!is_correct || corrected) && (
          <Line kind="good" label={TEXTS.rightAnswer} text={correct_answers.join(TEXTS.or)} />
        )}
      </div>
      {corrected && <Corrected reason={corrected.reason} />}
      {explanation && (
        <p className="reviewed-why">
          <Lightbulb size={20} strokeWidth={2.4} aria-hidden="true" />
          <span dir="auto">
            <span className="sr-only">{TEXTS.why}: </span>
            {explanation}
          </span>
        </p>
      )}
    </li>
  );
}
