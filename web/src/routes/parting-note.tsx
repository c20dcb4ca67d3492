import { Link } from 'react-router-dom';
import { Alert } from '../components/alert.js';
import { unsavedDraft } from '../features/quizzes/editor/drafts.js';
import { TEXTS } from '../features/quizzes/editor/texts.js';
import { forgetParting, type Parting, useSession } from '../lib/session.js';

/** What became of an unsaved quiz when its author was signed out, and that they were. */
export function PartingNote({ parting: { username, lost } }: { parting: Parting }) {
  const session = useSession();
  const isBack = session.status === 'in';
  const draft = unsavedDraft(username);
  const isOther = isBack && session.user.username !== username;
  // who has logged out knows it, and who is back sees it
  if (isOther || (!draft && (isBack || !lost))) return null;
  const title = draft?.title.trim() || TEXTS.untitled;
  const parts = [
    lost && (isBack ? TEXTS.wasSignedOut : TEXTS.signedOut),
    draft && TEXTS.isKept(title, isBack),
  ];
  return (
    <div className="wrap parting">
      <Alert kind="amber" onDismiss={forgetParting}>
        {parts.filter(Boolean).join(' ')}{' '}
        {draft && isBack && (
          <Link to="/quiz/create/questions" onClick={forgetParting}>
            {TEXTS.keptContinue}
          </Link>
        )}
      </Alert>
    </div>
  );
}
