import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/download.js';
import { logFailure } from '../../../lib/log.js';
import { exportQuiz } from './export-quiz.js';
import { TEMPLATE } from './template.js';
import { FILE_TEXTS } from './texts.js';

/** Downloads the CSV template. */
export function TemplateButton() {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      download(await exportQuiz(TEMPLATE, 'csv'), `${TEMPLATE.title}.csv`);
    } catch (error) {
      logFailure(error);
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="btn quiet" onClick={save}>
        <Download size={20} strokeWidth={2.5} aria-hidden="true" />
        {FILE_TEXTS.template}
      </button>
      {failed && (
        <p className="error-line" role="alert">
          {FILE_TEXTS.templateFailed}
        </p>
      )}
    </>
  );
}
