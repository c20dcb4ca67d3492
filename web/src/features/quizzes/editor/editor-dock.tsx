import { ArrowLeft, ArrowRight, Check, ListOrdered } from 'lucide-react';
import { Alert } from '../../../components/alert.js';
import type { Failure } from './save-quiz.js';
import { TEXTS } from './texts.js';

interface Props {
  at: number;
  count: number;
  touched: boolean;
  saving: boolean;
  failure: Failure | undefined;
  /** Set if the list is not shown beside the form. */
  onOverview?: (() => void) | undefined;
  onBack: () => void;
  onRetry: () => void;
  onSaveAsNew: () => void;
}

function FailureNote({
  failure,
  saving,
  onRetry,
  onSaveAsNew,
}: Omit<Props, 'at' | 'count' | 'touched' | 'onBack'>) {
  if (!failure) return null;
  return (
    <Alert kind="red">
      <span className="dock-failure">
        {failure.text}
        {failure.again && (
          <button type="button" className="btn" aria-disabled={saving} onClick={onRetry}>
            {TEXTS.tryAgain}
          </button>
        )}
        {failure.isNotEditable && (
          <button type="button" className="btn" aria-disabled={saving} onClick={onSaveAsNew}>
            {TEXTS.saveAsNew}
          </button>
        )}
      </span>
    </Alert>
  );
}

/** The buttons to move between questions. The last one submits the surrounding form. */
export function EditorDock(props: Props) {
  const { at, count, touched, saving, onOverview, onBack } = props;
  const last = at === count - 1;
  return (
    <section className="editor-dock" aria-label={TEXTS.actions}>
      <div className="wrap">
        <FailureNote {...props} />
        <button type="button" className="btn" aria-disabled={at === 0} onClick={() => at > 0 && onBack()}>
          <ArrowLeft size={20} strokeWidth={3} aria-hidden="true" />
          {TEXTS.back}
        </button>
        {onOverview && (
          <button type="button" className="btn dock-list" onClick={onOverview}>
            <ListOrdered size={20} strokeWidth={2.75} aria-hidden="true" />
            <span>
              <span className="sr-only">{TEXTS.overview}, </span>
              {at + 1}/{count}
            </span>
          </button>
        )}
        {touched && (
          <p className="dock-kept">
            <Check size={18} strokeWidth={3} aria-hidden="true" />
            {TEXTS.draftSaved}
          </p>
        )}
        <button type="submit" className="btn accent big" aria-disabled={saving}>
          {last ? (saving ? TEXTS.saving : TEXTS.save) : TEXTS.next}
          {!last && <ArrowRight size={22} strokeWidth={3} aria-hidden="true" />}
        </button>
      </div>
    </section>
  );
}
