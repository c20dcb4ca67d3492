import { Alert } from './alert.js';
import { Modal } from './modal.js';

interface Props {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** The action is in progress. */
  busy?: boolean;
  /** Why the last try failed. */
  failure?: string | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before an action that cannot be undone. Cancel comes first. */
export function Confirm({ title, text, yes, no, busy = false, failure, onYes, onNo }: Props) {
  return (
    <Modal title={title} onClose={onNo}>
      {failure && <Alert kind="red">{failure}</Alert>}
      <p className="large">{text}</p>
      <div className="modal-acts">
        <button type="button" className="btn" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="btn danger" aria-disabled={busy} onClick={() => !busy && onYes()}>
          {yes}
        </button>
      </div>
    </Modal>
  );
}
