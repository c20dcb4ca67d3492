import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './modal.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page. The browser keeps the focus inside and gives it back afterwards. */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // before it leaves the page, or there would be nowhere to give the focus back from
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose();
  return (
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
    </dialog>
  );
}
