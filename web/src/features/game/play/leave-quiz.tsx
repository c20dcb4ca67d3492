import { Confirm } from '../../../components/confirm.js';
import { TEXTS } from './texts.js';

/** Asks for confirmation before the player leaves a solo quiz. */
export const LeaveQuiz = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <Confirm
    title={TEXTS.leave}
    text={TEXTS.leaveSure}
    yes={TEXTS.leaveYes}
    no={TEXTS.leaveNo}
    onYes={onLeave}
    onNo={onStay}
  />
);
