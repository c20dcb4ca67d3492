import { type CSSProperties, useEffect, useRef } from 'react';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import type { ReviewResponse } from '#protocol/review';
import { Corrected } from '../../../components/corrected.js';
import { announce } from '../../../lib/announce.js';
import { REVIEW_TEXTS as TEXTS } from './texts.js';
import { longestRow } from './use-review.js';

/** The heading, which has the focus from the beginning, and the score once it is known. */
export function ReviewSummary({ review }: { review: ReviewResponse | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { questions = [], score = null, total_questions = 0 } = review ?? {};
  const best = total_questions * POINTS_PER_QUESTION;
  const counted = questions.filter(({ voided }) => !voided);
  const right = counted.filter(({ is_correct }) => is_correct).length;
  const row = longestRow(questions);
  const title = questions.length > 0 ? TEXTS.right(right, counted.length) : TEXTS.title;
  const about =
    review &&
    [
      score === null ? TEXTS.left : TEXTS.points(score, best),
      ...(row > 1 ? [TEXTS.longestRow(row)] : []),
      ...(review.untimed ? [TEXTS.untimed] : []),
      ...(review.adjustment ? [TEXTS.adjusted(review.adjustment)] : []),
    ].join(' ');
  // the heading has the focus, and screen readers do not say that its text has changed
  useEffect(() => {
    if (about) announce(`${title}. ${about}`);
  }, [title, about]);
  return (
    <section className="card review-summary" aria-busy={!review}>
      {score !== null && (
        <p className="review-ring" style={{ '--part': score / best } as CSSProperties}>
          <b>{Math.round((score / best) * 100)}%</b>
        </p>
      )}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {about && <p>{about}</p>}
        {review?.corrected && <Corrected reason={review.corrected.reason} />}
      </div>
    </section>
  );
}
