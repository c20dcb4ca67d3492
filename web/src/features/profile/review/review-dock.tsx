import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isMissed } from '#protocol/missed';
import type { ReviewResponse } from '#protocol/review';
import { Alert } from '../../../components/alert.js';
import { Confirm } from '../../../components/confirm.js';
import { logFailure } from '../../../lib/log.js';
import { recalledOptions } from '../../../lib/play-options.js';
import { request } from '../../../lib/request.js';
import { ServerError } from '../../../lib/send.js';
import { REVIEW_TEXTS as TEXTS } from './texts.js';
import '../../../components/dock.css';

interface Props {
  review: ReviewResponse;
  again: string;
  inRoom?: boolean;
  onBack: () => void;
  onBegun: () => void;
}

/** Starts the round of the missed questions, once. */
function useReplay(id: string, onBegun: () => void) {
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    if (starting) return;
    setStarting(true);
    setFailure(undefined);
    try {
      await request('POST', `/profile/history/${encodeURIComponent(id)}/replay`, recalledOptions());
      onBegun();
    } catch (error) {
      logFailure(error);
      setStarting(false);
      setFailure(error instanceof ServerError && error.status === 409 ? error.message : TEXTS.replayFailed);
    }
  };
  return { starting, failure, start, dismiss: () => setFailure(undefined) };
}

/** Plays the missed questions again. In a room it asks first, since the player disconnects from it. */
export function ReviewDock({ review, again, inRoom = false, onBack, onBegun }: Props) {
  const { starting, failure, start, dismiss } = useReplay(review.id, onBegun);
  const [asking, setAsking] = useState(false);
  const missed = review.questions.filter(isMissed).length;
  return (
    <section className="dock" aria-label={TEXTS.actions}>
      <div className="review-acts">
        {failure && (
          <Alert kind="red" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        <button type="button" className="btn" onClick={onBack}>
          {TEXTS.back}
        </button>
        {missed === 0 ? (
          <Link to={again} className="btn accent big">
            {TEXTS.again}
          </Link>
        ) : (
          <button
            type="button"
            className="btn accent big"
            aria-disabled={starting}
            onClick={() => (inRoom ? setAsking(true) : start())}
          >
            <RotateCcw size={20} strokeWidth={2.75} aria-hidden="true" />
            {starting ? TEXTS.starting : TEXTS.replay(missed)}
          </button>
        )}
      </div>
      {asking && (
        <Confirm
          title={TEXTS.leaveRoom}
          text={TEXTS.leaveRoomText}
          yes={TEXTS.leaveRoomYes}
          no={TEXTS.leaveRoomNo}
          onYes={() => {
            setAsking(false);
            void start();
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}
