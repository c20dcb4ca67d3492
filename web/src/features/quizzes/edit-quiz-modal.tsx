import { type FormEvent, useState } from 'react';
import { MAX_TITLE_LENGTH } from '#protocol/limits';
import type { CreatedQuiz, TitleResponse } from '#protocol/quizzes';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { Modal } from '../../components/modal.js';
import { announce } from '../../lib/announce.js';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';
import { draftOf } from './editor/draft.js';
import { useOpenDraft } from './editor/use-open-draft.js';
import { failureText, isNotFound } from './failure-text.js';
import { ExportMenu } from './files/export-menu.js';
import { useRefreshQuizzes } from './pages.js';
import { sentOf } from './sent.js';
import { QUIZ_TEXTS } from './texts.js';
import './edit-quiz-modal.css';

/** Changes a quiz's title, opens its questions in the editor, or exports it. */
export function EditQuizModal({ quiz, onClose }: { quiz: CreatedQuiz; onClose: () => void }) {
  const refresh = useRefreshQuizzes();
  const { open, asking } = useOpenDraft();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const title = typed.trim();

  /** Saves the title if one was typed, and resolves to the questions. */
  const save = async (otherwise: string): Promise<TitleResponse | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await request<TitleResponse>('PUT', '/edit-custom-quiz-title', {
        quiz_id: quiz.id,
        title,
      });
      if (title) void refresh();
      return answer;
    } catch (error) {
      logFailure(error);
      setFailure(failureText(error, otherwise));
      if (isNotFound(error)) void refresh();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const saveAndExit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title) return onClose();
    if (!(await save(QUIZ_TEXTS.saveFailed))) return;
    announce(QUIZ_TEXTS.titleSaved(title));
    onClose();
  };
  const editQuestions = async () => {
    const answer = await save(QUIZ_TEXTS.loadFailed);
    if (answer) open(draftOf({ ...quiz, ...answer, title: title || quiz.title }));
  };
  return (
    <>
      <Modal title={QUIZ_TEXTS.editHeading} onClose={onClose}>
        {failure && <Alert kind="red">{failure}</Alert>}
        <form className="stack" onSubmit={saveAndExit} noValidate>
          <Field
            label={QUIZ_TEXTS.newTitle}
            hint={QUIZ_TEXTS.newTitleHint}
            placeholder={quiz.title}
            value={typed}
            maxLength={MAX_TITLE_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="modal-acts">
            <button type="button" className="btn" aria-disabled={busy} onClick={editQuestions}>
              {QUIZ_TEXTS.editQuestions}
            </button>
            <button type="submit" className="btn primary" aria-disabled={busy}>
              {QUIZ_TEXTS.saveTitle}
            </button>
          </div>
        </form>
        <div className="edit-quiz-export">
          <ExportMenu quiz={{ title: quiz.title, questions: quiz.questions.map(sentOf) }} />
        </div>
      </Modal>
      {asking}
    </>
  );
}
