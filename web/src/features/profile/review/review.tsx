import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { isMissed } from '#protocol/missed';
import type { ReviewResponse } from '#protocol/review';
import { ListLoading, ListState } from '../../../components/list-state.js';
import { LoadFailed } from '../../../components/load-failed.js';
import { ServerError } from '../../../lib/send.js';
import { ReviewDock } from './review-dock.js';
import { ReviewSummary } from './review-summary.js';
import { ReviewedCard } from './reviewed-card.js';
import { REVIEW_TEXTS as TEXTS } from './texts.js';
import { useReview } from './use-review.js';
import './review.css';

const ToProfile = () => (
  <Link to="/" className="btn primary">
    {TEXTS.profile}
  </Link>
);

/** The reason why there are no questions: none, refused, failed or offline. */
function Instead({ query }: { query: ReturnType<typeof useReview> }): ReactNode {
  const { error, data, isPaused, refetch } = query;
  if (data) return <ListState shape="moon" text={TEXTS.empty} />;
  if (isPaused) return <ListState shape="hex" text={TEXTS.offline} />;
  if (error instanceof ServerError && error.status < 500)
    return (
      <ListState shape="moon" text={error.message}>
        <ToProfile />
      </ListState>
    );
  return <LoadFailed text={TEXTS.failed} retry={refetch} />;
}

/** The questions: those that the player missed, or all. */
function Questions({ questions }: Pick<ReviewResponse, 'questions'>) {
  const missed = questions.filter(isMissed);
  const [all, setAll] = useState(missed.length === 0);
  const choice = (label: string, value: boolean) => (
    <button type="button" aria-pressed={all === value} onClick={() => setAll(value)}>
      {label}
    </button>
  );
  return (
    <>
      {missed.length > 0 && (
        <fieldset className="card review-shown" aria-label={TEXTS.shown}>
          {choice(TEXTS.missed(missed.length), false)}
          {choice(TEXTS.all(questions.length), true)}
        </fieldset>
      )}
      <ul className="stack tight">
        {(all ? questions : missed).map((question) => (
          <ReviewedCard key={question.index} question={question} />
        ))}
      </ul>
    </>
  );
}

interface Props {
  /** The id in the history; '' if the address has none. */
  id: string;
  /** The address that "Play again" opens if no question was missed. */
  again: string;
  inRoom?: boolean;
  onBack: () => void;
  /** The solo round of the missed questions is open. */
  onBegun: () => void;
}

/** A finished game of the player, question by question. */
export function Review({ id, onBack, ...dock }: Props) {
  const query = useReview(id);
  const { data } = query;
  const hasQuestions = data !== undefined && data.questions.length > 0;
  return (
    <>
      <header className="review-top">
        <button type="button" className="btn quiet icon" aria-label={TEXTS.back} onClick={onBack}>
          <ArrowLeft size={22} strokeWidth={2.75} aria-hidden="true" />
        </button>
        <p>
          <bdi>{data?.title ?? TEXTS.title}</bdi>
        </p>
      </header>
      <div className="review-body">
        <ReviewSummary review={data} />
        {id === '' ? (
          <ListState shape="moon" text={TEXTS.none}>
            <ToProfile />
          </ListState>
        ) : hasQuestions ? (
          <Questions questions={data.questions} />
        ) : query.isPending && !query.isPaused ? (
          <ListLoading rows={3} label={TEXTS.loading} />
        ) : (
          <Instead query={query} />
        )}
      </div>
      {hasQuestions && <ReviewDock review={data} onBack={onBack} {...dock} />}
    </>
  );
}
