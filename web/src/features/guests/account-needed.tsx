import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Screen } from '../../components/screen.js';
import { SignUpLink } from './sign-up-link.js';
import { TEXTS } from './texts.js';

/** The router's key for the page that was loaded first. */
const FIRST = 'default';

/** Shown instead of a page that guests cannot use. It loads after the navigation, which finds no heading to focus. */
export function AccountNeeded() {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (key !== FIRST) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <Screen title={TEXTS.accountNeeded} className="wrap notice">
      <h1 ref={heading} tabIndex={-1}>
        {TEXTS.accountNeeded}
      </h1>
      <p className="large">{TEXTS.accountNeededText}</p>
      <SignUpLink>{TEXTS.signUp}</SignUpLink>
    </Screen>
  );
}
