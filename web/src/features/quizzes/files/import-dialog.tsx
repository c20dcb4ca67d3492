import { Alert } from '../../../components/alert.js';
import { Modal } from '../../../components/modal.js';
import { DropZone } from './drop-zone.js';
import { ImportReport } from './import-report.js';
import './import-dialog.css';
import type { QuizFile } from './quiz-file.js';
import { TemplateButton } from './template-button.js';
import { FILE_TEXTS } from './texts.js';
import { type Import, useImport } from './use-import.js';

interface Props {
  onImported: (quiz: QuizFile) => void;
  onClose: () => void;
}

function statusOf(shown: Import): string {
  if (shown.state === 'reading') return FILE_TEXTS.reading(shown.name);
  if (shown.state !== 'read') return '';
  const { questions, faults, surplus } = shown.report;
  return FILE_TEXTS.outcome(questions.length, faults.length + surplus);
}

/** Reads a quiz from a file and reports what can be imported before importing it. */
export function ImportDialog({ onImported, onClose }: Props) {
  const [shown, read] = useImport();
  const report = shown.state === 'read' ? shown.report : undefined;
  return (
    <Modal title={FILE_TEXTS.importHeading} onClose={onClose}>
      {!report && (
        <div className="import-about">
          <p>{FILE_TEXTS.formats}</p>
          <p className="hint-line">{FILE_TEXTS.columns}</p>
          <TemplateButton />
        </div>
      )}
      <DropZone chosen={shown.state !== 'none'} onFile={read} />
      {/* always there: a region that comes with its text is often not spoken */}
      <p role="status" className={report ? 'import-outcome' : 'import-reading'}>
        {statusOf(shown)}
      </p>
      {shown.state === 'refused' && <Alert kind="red">{shown.reason}</Alert>}
      {report && <ImportReport report={report} />}
      <div className="modal-acts">
        <button type="button" className="btn" onClick={onClose}>
          {FILE_TEXTS.cancel}
        </button>
        {report && report.questions.length > 0 && (
          <button
            type="button"
            className="btn primary"
            onClick={() => onImported({ title: report.title, questions: report.questions })}
          >
            {FILE_TEXTS.import(report.questions.length)}
          </button>
        )}
      </div>
    </Modal>
  );
}
