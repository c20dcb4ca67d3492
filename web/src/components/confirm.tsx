import { Modal } from './modal.js';

interface Props {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that cannot be taken back. The way out comes first. */
export function Confirm({ title, text, yes, no, onYes, onNo }: Props) {
  return (
    <Modal title={title} onClose={onNo}>
      <p className="text-lg">{text}</p>
      <div className="modal-acts">
        <button type="button" className="btn" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="btn danger" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Modal>
  );
}
