import { Confirm } from '../../components/confirm.js';
import { TEXTS } from './texts.js';

/** Asks first: a guest cannot log in again. */
export const GuestLogout = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <Confirm
    title={TEXTS.logOut}
    text={TEXTS.guestLogOutText}
    yes={TEXTS.logOutYes}
    no={TEXTS.stay}
    onYes={onLeave}
    onNo={onStay}
  />
);
