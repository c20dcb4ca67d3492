import { Gavel, ShieldCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { MAX_REASON_LENGTH } from '#protocol/limits';
import type { PreviewBody } from '#protocol/operator';
import { Alert } from '../../../components/alert.js';
import { Modal } from '../../../components/modal.js';
import { announce } from '../../../lib/announce.js';
import { ServerError } from '../../../lib/send.js';
import { useCorrect, usePreview } from './correction-data.js';
import { CORRECTION_TEXTS as TEXTS } from './correction-texts.js';
import { RankingChange } from './ranking-change.js';
import './correction.css';

/** The server's own words, if it has replied. */
const textOf = (error: Error | null, otherwise: string) =>
  error instanceof ServerError ? error.message : otherwise;

interface Props {
  /** The game. */
  id: string;
  title: string;
  /** What is to be corrected; null until it is chosen. */
  wanted: PreviewBody | null;
  /** What is still to be chosen. */
  hint: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Shows what a correction would change, and appends it with a reason. */
export function CorrectionDialog({ id, title, wanted, hint, onClose, children }: Props) {
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const preview = usePreview(id, wanted);
  const correct = useCorrect(id);
  const shown = wanted && !preview.isPlaceholderData && !preview.isFetching ? preview.data : undefined;
  const ready = shown && !shown.in_force && reason.trim() !== '' && !correct.isPending;
  const append = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || !wanted) return;
    correct.mutate(
      { ...wanted, reason, replaces: shown.replaces },
      {
        onSuccess: ({ version }) => {
          announce(TEXTS.done(version));
          onClose();
        },
      },
    );
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form className="correction" onSubmit={append}>
        {correct.isError && <Alert kind="red">{textOf(correct.error, TEXTS.noReply)}</Alert>}
        <div className="correction-parts">
          <div className="stack tight">
            {children}
            <div className="field">
              <label htmlFor={reasonId}>{TEXTS.reason}</label>
              <textarea
                id={reasonId}
                className="input"
                rows={3}
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </div>
          </div>
          <section className="stack tight" aria-label={TEXTS.changes} aria-busy={preview.isFetching}>
            <h3>{TEXTS.changes}</h3>
            {!wanted && <p className="muted">{hint}</p>}
            {wanted && preview.isError && (
              <Alert kind="red">{textOf(preview.error, TEXTS.previewFailed)}</Alert>
            )}
            {wanted && preview.isPending && <p className="muted">{TEXTS.computing}</p>}
            {shown?.in_force && <p>{TEXTS.inForce}</p>}
            {wanted && preview.data && !preview.isError && <RankingChange preview={preview.data} />}
          </section>
        </div>
        <p className="correction-why">
          <ShieldCheck size={20} strokeWidth={2.5} aria-hidden="true" />
          <span>{TEXTS.nothingRewritten}</span>
        </p>
        <div className="modal-acts">
          <button type="button" className="btn" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className="btn accent" aria-disabled={!ready}>
            <Gavel size={20} strokeWidth={2.5} aria-hidden="true" />
            {correct.isPending ? TEXTS.appending : TEXTS.append}
          </button>
        </div>
      </form>
    </Modal>
  );
}
