import { useState } from 'react';
import type { CreatedQuiz } from '#protocol/quizzes';
import { Confirm } from '../../components/confirm.js';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';
import { isNotFound } from './failure-text.js';
import { useRefreshQuizzes } from './pages.js';
import { QUIZ_TEXTS } from './texts.js';

interface Props {
  quiz: CreatedQuiz;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a quiz after a confirmation. */
export function DeleteQuiz({ quiz: { id, title }, onClose, onDeleted }: Props) {
  const refresh = useRefreshQuizzes();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await request('DELETE', '/delete-custom-quiz', { quiz_id: id });
    } catch (error) {
      logFailure(error);
      // a quiz that was already deleted counts as deleted
      if (!isNotFound(error)) {
        setBusy(false);
        return setFailure(QUIZ_TEXTS.deleteFailed);
      }
    }
    await refresh();
    onDeleted();
  };
  return (
    <Confirm
      title={QUIZ_TEXTS.deleteHeading}
      text={QUIZ_TEXTS.deleteSure(title)}
      yes={busy ? QUIZ_TEXTS.deleting : QUIZ_TEXTS.deleteYes}
      no={QUIZ_TEXTS.keep}
      failure={failure}
      onYes={remove}
      onNo={onClose}
    />
  );
}
