import { Confirm } from '../../../components/confirm.js';
import { TEXTS } from './texts.js';

/** Asks before a quiz that is played alone is left. */
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
