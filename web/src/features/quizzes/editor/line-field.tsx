import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { TEXTS } from './texts.js';

interface Labels {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Beside the label: what is left of the room, say. */
  aside?: ReactNode;
}

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label above, a hint or a fault below, and both tied to what is between. */
export function Labelled({
  label,
  hint,
  error,
  aside,
  children,
}: Labels & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const about = error ? `${id}-error` : hint && `${id}-hint`;
  return (
    <div className="field">
      <div className="label-row">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': about })}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** What is under a field. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  if (error) {
    return (
      <p className="error-line fault" id={`${id}-error`}>
        <CircleAlert size={18} strokeWidth={2.5} aria-hidden="true" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className="hint-line" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
}

/** How much of a text's room is used. Silent, or readers would hear it at each key. */
export const Used = ({ length, most }: { length: number; most: number }) => (
  <span className={length > most ? 'used over' : 'used'} aria-hidden="true">
    {TEXTS.used(length, most)}
  </span>
);

interface LineProps extends ComponentProps<'input'>, Omit<Labels, 'aside'> {
  length: number;
  most: number;
}

/** One line of a limited length, which is shown. */
export function LineField({ label, hint, error, length, most, ...input }: LineProps) {
  return (
    <Labelled label={label} hint={hint} error={error} aside={<Used length={length} most={most} />}>
      {(control) => <input {...input} {...control} className="input" maxLength={most} autoComplete="off" />}
    </Labelled>
  );
}
