import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { download } from '../../../lib/download.js';
import { logFailure } from '../../../lib/log.js';
import './export-menu.css';
import { exportQuiz, type Format } from './export-quiz.js';
import { fileNameOf } from './file-name.js';
import type { QuizFile } from './quiz-file.js';
import { FILE_TEXTS } from './texts.js';

const FORMATS: [Format, string][] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['json', 'JSON'],
];

/** Downloads a quiz in the chosen format. */
export function ExportMenu({ quiz }: { quiz: QuizFile }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState(false);

  const save = async (format: Format) => {
    setFailed(false);
    setSaid('');
    try {
      const name = `${fileNameOf(quiz.title)}.${format}`;
      download(await exportQuiz(quiz, format), name);
      setSaid(FILE_TEXTS.saved(name));
    } catch (error) {
      logFailure(error);
      setFailed(true);
    }
  };
  return (
    <div className="export-menu">
      <button
        type="button"
        className="btn"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Download size={20} strokeWidth={2.5} aria-hidden="true" />
        {FILE_TEXTS.export}
      </button>
      <fieldset id={id} hidden={!open} aria-label={FILE_TEXTS.exportAs}>
        {FORMATS.map(([format, label]) => (
          <button
            key={format}
            type="button"
            className="btn"
            disabled={quiz.questions.length === 0}
            onClick={() => save(format)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {open && quiz.questions.length === 0 && <p className="hint-line">{FILE_TEXTS.nothing}</p>}
      <p className="hint-line" role="status">
        {said}
      </p>
      {failed && (
        <p className="error-line" role="alert">
          {FILE_TEXTS.exportFailed}
        </p>
      )}
    </div>
  );
}
