import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Confirm } from '../../../components/confirm.js';
import { TEXTS } from './texts.js';

/** Asks before leaving unsaved changes. `isUnsaved` is evaluated on navigation. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title={TEXTS.leaveTitle}
      text={TEXTS.leaveText}
      yes={TEXTS.leaveYes}
      no={TEXTS.leaveNo}
      onYes={blocker.proceed}
      onNo={blocker.reset}
    />
  );
}
