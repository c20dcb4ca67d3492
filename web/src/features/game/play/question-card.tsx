import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Question } from '#game/question';
import type { Reveal } from '#protocol/messages';
import { TEXTS } from './texts.js';
import './question-card.css';

interface Props {
  question: Question;
  headingId: string;
  reveal: Reveal | null;
  /** Undefined until they are known: rooms send them separately from the reveal. */
  points: number | undefined;
  answer: string | null;
  /** Whether there is one on the player's answer. */
  verdict?: boolean;
  standing?: ReactNode;
  /** Offered once the answer is shown. */
  report?: ReactNode;
  /** The text until then. */
  note?: ReactNode;
}

function Verdict({ reveal, points, answer }: Pick<Props, 'points' | 'answer'> & { reveal: Reveal }) {
  if (points === undefined && answer === reveal.correct_answer) {
    return <span className="chip verdict good">{TEXTS.rightSoon}</span>;
  }
  if (points && points > 0) return <span className="chip verdict good">{TEXTS.right(points)}</span>;
  if (!answer && reveal.skipped) return <span className="chip verdict">{TEXTS.skipped}</span>;
  return <span className="chip verdict bad">{answer ? TEXTS.wrong : TEXTS.noAnswer}</span>;
}

/** A new question takes the focus, so that a screen reader starts with it. */
function useFocusOnChange(questionId: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is what changes
  useEffect(() => heading.current?.focus({ preventScroll: true }), [questionId]);
  return heading;
}

export function QuestionCard({
  question,
  headingId,
  reveal,
  points,
  answer,
  verdict = true,
  standing,
  report,
  note,
}: Props) {
  const { question_id, prompt, category, difficulty, source } = question;
  const heading = useFocusOnChange(question_id);
  return (
    <section className="card question" key={question_id}>
      {reveal ? (
        <div className="verdicts">
          {verdict && <Verdict reveal={reveal} points={points} answer={answer} />}
          {standing}
        </div>
      ) : (
        <span className="chip">
          {category} · {difficulty}
        </span>
      )}
      <h2 id={headingId} ref={heading} tabIndex={-1} data-long={prompt.length > 110 ? '' : undefined}>
        {prompt}
      </h2>
      {source && <p className="source">{TEXTS.from(source)}</p>}
      {reveal ? report : note && <p className="source">{note}</p>}
    </section>
  );
}
