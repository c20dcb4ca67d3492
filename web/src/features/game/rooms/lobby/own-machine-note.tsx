import { isOwnMachine, lanCommand } from '../../../../lib/own-machine.js';
import { ROOM_TEXTS } from '../texts.js';

/** A note for the host beside an address that only this computer can open, with the way for others to join. */
export function OwnMachineNote() {
  const { host, hostname, port } = location;
  if (!isOwnMachine(hostname)) return null;
  return (
    <p className="own-machine" role="note">
      {ROOM_TEXTS.ownMachine(host)} <code>{lanCommand(port)}</code> {ROOM_TEXTS.ownMachineThen}
    </p>
  );
}
