import { ActButton } from './act-button.js';
import { OPERATOR_TEXTS as TEXTS } from './texts.js';

/** Closes a room for everybody in it. */
export const CloseRoom = ({ id, name }: { id: string; name: string }) => (
  <ActButton
    path={`games/${id}/close`}
    text={TEXTS.close}
    label={TEXTS.closeRoom(name)}
    sure={TEXTS.closeSure}
    busy={TEXTS.closing}
    failed={TEXTS.closeFailed}
    done={TEXTS.closed(name)}
  />
);
