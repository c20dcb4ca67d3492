import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_REPORT_LENGTH } from '#protocol/limits';
import type { ReportKind } from '#protocol/reports';
import { Alert } from '../../../components/alert.js';
import { Modal } from '../../../components/modal.js';
import { SelectField } from '../../../components/select-field.js';
import { logFailure } from '../../../lib/log.js';
import { request } from '../../../lib/request.js';
import { ServerError } from '../../../lib/send.js';
import { TEXTS } from '../play/texts.js';
import { keepReport, keptReport, type ReportDraft } from './report-draft.js';
import { REPORT_TEXTS } from './report-texts.js';
import './report-dialog.css';

export interface Reportable {
  question_id: string;
  prompt: string;
}

interface Props {
  questions: Reportable[];
  onClose: () => void;
}

function read(form: HTMLFormElement, question_id: string): ReportDraft {
  const fields = new FormData(form);
  return { question_id, kind: fields.get('kind') as ReportKind, text: String(fields.get('text')) };
}

/** Reports a problem with a question to the operators. The text is kept until it is sent or discarded. */
export function ReportDialog({ questions, onClose }: Props) {
  const [begun] = useState(() => keptReport(questions));
  const [questionId, setQuestionId] = useState(begun?.question_id ?? questions[0]?.question_id ?? '');
  const [state, setState] = useState<'open' | 'busy' | 'sent' | { failed: string }>('open');
  const form = useRef<HTMLFormElement>(null);
  const textId = useId();
  const [only] = questions.length === 1 ? questions : [];

  useEffect(() => {
    if (form.current) keepReport(read(form.current, questionId));
  }, [questionId]);
  const giveUp = () => {
    keepReport(null);
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    try {
      await request('POST', '/report-question', read(event.currentTarget, questionId));
      keepReport(null);
      setState('sent');
    } catch (error) {
      logFailure(error);
      setState({ failed: error instanceof ServerError ? error.message : REPORT_TEXTS.failed });
    }
  };

  if (state === 'sent') {
    return (
      <Modal title={TEXTS.report} onClose={onClose}>
        <p className="large" role="status">
          {REPORT_TEXTS.thanks}
        </p>
        <div className="modal-acts">
          <button type="button" className="btn primary" onClick={onClose}>
            {REPORT_TEXTS.done}
          </button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title={TEXTS.report} onClose={giveUp}>
      <form
        ref={form}
        className="report-form"
        onSubmit={submit}
        onChange={({ currentTarget }) => keepReport(read(currentTarget, questionId))}
      >
        {typeof state === 'object' && <Alert kind="red">{state.failed}</Alert>}
        {only ? (
          <p className="report-prompt">{only.prompt}</p>
        ) : (
          <SelectField
            label={REPORT_TEXTS.question}
            value={questionId}
            onChange={({ target }) => setQuestionId(target.value)}
          >
            {questions.map(({ question_id, prompt }, i) => (
              <option key={question_id} value={question_id}>
                {i + 1}. {prompt}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={REPORT_TEXTS.kind} name="kind" defaultValue={begun?.kind}>
          {Object.entries(REPORT_TEXTS.kinds).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </SelectField>
        <div className="field">
          <label htmlFor={textId}>{REPORT_TEXTS.text}</label>
          <textarea
            id={textId}
            name="text"
            className="input"
            rows={3}
            maxLength={MAX_REPORT_LENGTH}
            defaultValue={begun?.text}
          />
        </div>
        <div className="modal-acts">
          <button type="button" className="btn" onClick={giveUp}>
            {REPORT_TEXTS.cancel}
          </button>
          <button type="submit" className="btn primary" aria-disabled={state === 'busy'}>
            {REPORT_TEXTS.send}
          </button>
        </div>
      </form>
    </Modal>
  );
}
