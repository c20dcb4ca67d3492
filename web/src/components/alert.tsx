import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  kind: 'red' | 'green' | 'amber';
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
}

export function Alert({ kind, children, onDismiss }: Props) {
  const Icon = kind === 'green' ? CircleCheck : CircleAlert;
  return (
    <div className={`alert ${kind}`} role="alert">
      <Icon size={22} strokeWidth={2.5} aria-hidden="true" />
      <p>{children}</p>
      {onDismiss && (
        <button type="button" aria-label="Dismiss" onClick={onDismiss}>
          <X size={20} strokeWidth={2.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
