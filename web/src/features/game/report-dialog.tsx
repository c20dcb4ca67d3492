import { type FormEvent, useId, useState } from 'react';
import { MAX_REPORT_LENGTH } from '#protocol/limits';
import type { ReportBody } from '#protocol/reports';
import { Alert } from '../../components/alert.js';
import { Modal } from '../../components/modal.js';
import { SelectField } from '../../components/select-field.js';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';
import { ServerError } from '../../lib/send.js';
import { TEXTS } from './texts.js';
import './report-dialog.css';

export interface Reportable {
  question_id: string;
  prompt: string;
}

interface Props {
  questions: Reportable[];
  onClose: () => void;
}

/** Tells the operators what is wrong with a question. A running game goes on behind it. */
export function ReportDialog({ questions, onClose }: Props) {
  const [questionId, setQuestionId] = useState(questions[0]?.question_id ?? '');
  const [state, setState] = useState<'open' | 'busy' | 'sent' | { failed: string }>('open');
  const textId = useId();
  const [only] = questions.length === 1 ? questions : [];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const kind = form.get('kind') as ReportBody['kind'];
    const report: ReportBody = { question_id: questionId, kind, text: String(form.get('text')) };
    setState('busy');
    try {
      await request('POST', '/report-question', report);
      setState('sent');
    } catch (error) {
      logFailure(error);
      setState({ failed: error instanceof ServerError ? error.message : TEXTS.reportFailed });
    }
  };

  if (state === 'sent') {
    return (
      <Modal title={TEXTS.report} onClose={onClose}>
        <p className="text-lg" role="status">
          {TEXTS.reportThanks}
        </p>
        <div className="modal-acts">
          <button type="button" className="btn primary" onClick={onClose}>
            {TEXTS.reportDone}
          </button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title={TEXTS.report} onClose={onClose}>
      <form className="report-form" onSubmit={submit}>
        {typeof state === 'object' && <Alert kind="red">{state.failed}</Alert>}
        {only ? (
          <p className="report-prompt">{only.prompt}</p>
        ) : (
          <SelectField
            label={TEXTS.reportQuestion}
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
        <SelectField label={TEXTS.reportKind} name="kind">
          {Object.entries(TEXTS.reportKinds).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </SelectField>
        <div className="field">
          <label htmlFor={textId}>{TEXTS.reportText}</label>
          <textarea id={textId} name="text" className="input" rows={3} maxLength={MAX_REPORT_LENGTH} />
        </div>
        <div className="modal-acts">
          <button type="button" className="btn" onClick={onClose}>
            {TEXTS.reportCancel}
          </button>
          <button type="submit" className="btn primary" disabled={state === 'busy'}>
            {TEXTS.reportSend}
          </button>
        </div>
      </form>
    </Modal>
  );
}
