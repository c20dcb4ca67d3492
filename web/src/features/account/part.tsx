import { type ReactNode, useId } from 'react';

interface Props {
  id: string;
  title: string;
  lead?: string | undefined;
  /** Stands beside the title. */
  action?: ReactNode;
  /** The last change, as a visible text; screen readers announce it. */
  status?: string | undefined;
  /** Why it was not done. */
  failure?: string | undefined;
  danger?: boolean;
  children?: ReactNode;
}

/** One part of the account screen. Its title takes the focus when the part is chosen in the list. */
export function Part({ id, title, lead, action, status, failure, danger = false, children }: Props) {
  const heading = useId();
  return (
    <section id={id} className={`card part ${danger ? 'danger' : ''}`} aria-labelledby={heading}>
      <header className="spread">
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {lead && <p className="muted">{lead}</p>}
      {children}
      <p className="part-status" role="status">
        {status}
      </p>
      {failure && (
        <p className="error-line" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
