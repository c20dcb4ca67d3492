import { Screen } from '../../components/screen.js';
import { SignUpLink } from './sign-up-link.js';
import { TEXTS } from './texts.js';

/** In place of a page that guests cannot use. */
export const AccountNeeded = () => (
  <Screen title={TEXTS.accountNeeded} className="wrap notice">
    <h1>{TEXTS.accountNeeded}</h1>
    <p className="large">{TEXTS.accountNeededText}</p>
    <SignUpLink>{TEXTS.signUp}</SignUpLink>
  </Screen>
);
