import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './modal.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The first element to focus: a field, or else the first button. */
const BEGINNINGS = ['input, select, textarea', '.modal-acts button'];

function focusBeginning(dialog: HTMLDialogElement) {
  for (const kind of BEGINNINGS) {
    const first = [...dialog.querySelectorAll<HTMLElement>(kind)].find((each) => !each.matches(':disabled'));
    if (first) return first.focus();
  }
}

/**
 * A modal dialog. The browser keeps the focus inside and restores it afterwards.
 */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // close before unmounting, or the browser could not restore the focus
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (element) focusBeginning(element);
    return () => element?.close();
  }, []);
  // the focused element may have been removed by a change inside
  useEffect(() => {
    if (dialog.current && document.activeElement === document.body) focusBeginning(dialog.current);
  });
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose();
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, as cancel
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={id}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="card modal-card">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="btn quiet icon" aria-label="Close" onClick={onClose}>
            <X size={24} strokeWidth={2.75} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
