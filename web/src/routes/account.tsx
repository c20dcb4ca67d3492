import { useQueryClient } from '@tanstack/react-query';
import type { Account as AccountData } from '#protocol/account';
import type { RegisterResponse } from '#protocol/rest';
import { Screen } from '../components/screen.js';
import { AccountScreen } from '../features/account/account-screen.js';
import { TEXTS } from '../features/account/texts.js';
import { RegisterForm } from '../features/auth/register-form.js';
import { openGame, openRoom } from '../features/game/connection/open-game.js';
import { dropDraft, moveDraft } from '../features/quizzes/editor/drafts.js';
import { logFailure } from '../lib/log.js';
import { renew } from '../lib/request.js';
import { signOut, useSession } from '../lib/session.js';
import { becomeUser } from './become-user.js';

function Account() {
  const session = useSession();
  const client = useQueryClient();
  if (session.status !== 'in') return null;
  const { username, guest = false } = session.user;
  const changed = (account: AccountData) => {
    moveDraft(username, account.username);
    for (const memory of [openGame, openRoom]) memory.rename(username, account.username);
    // the session knows the name and the email too
    void renew().catch(logFailure);
  };
  const registered = async (reply: RegisterResponse, email: string) => {
    becomeUser(username, reply, email);
    await client.invalidateQueries(); // the server refused some calls to the guest
  };
  const deleted = () => {
    dropDraft(username);
    for (const memory of [openGame, openRoom]) memory.forget();
    signOut('deleted');
  };
  return (
    <Screen title={TEXTS.title} className="wrap page">
      <AccountScreen
        guest={guest}
        signUp={<RegisterForm username={username} onRegistered={registered} />}
        onChanged={changed}
        onDeleted={deleted}
      />
    </Screen>
  );
}

export { Account as Component };
