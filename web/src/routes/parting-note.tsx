import { Link } from 'react-router-dom';
import { Alert } from '../components/alert.js';
import { ACCOUNT_DELETED } from '../features/account/texts.js';
import { unsavedDraft } from '../features/quizzes/editor/drafts.js';
import { TEXTS } from '../features/quizzes/editor/texts.js';
import { forgetParting, type Parting, useSession } from '../lib/session.js';

const Deleted = () => (
  <div className="wrap parting">
    <Alert kind="green" onDismiss={forgetParting}>
      {ACCOUNT_DELETED}
    </Alert>
  </div>
);

/** Says that the author was signed out, and where their unsaved quiz is. */
export function PartingNote({ parting: { username, how } }: { parting: Parting }) {
  const session = useSession();
  if (how === 'deleted') return session.status === 'out' && <Deleted />;
  const lost = how === 'lost';
  const isBack = session.status === 'in';
  const draft = unsavedDraft(username);
  const isOther = isBack && session.user.username !== username;
  // no notice after a logout, or after signing in again, unless there is a draft
  if (isOther || (!draft && (isBack || !lost))) return null;
  const title = draft?.title.trim() || TEXTS.untitled;
  const parts = [
    lost && (isBack ? TEXTS.wasSignedOut : TEXTS.signedOut),
    draft && TEXTS.draftKept(title, isBack),
  ];
  return (
    <div className="wrap parting">
      <Alert kind="amber" onDismiss={forgetParting}>
        {parts.filter(Boolean).join(' ')}{' '}
        {draft && isBack && (
          <Link to="/quiz/create/questions" onClick={forgetParting}>
            {TEXTS.draftContinue}
          </Link>
        )}
      </Alert>
    </div>
  );
}
