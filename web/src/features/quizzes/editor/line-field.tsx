import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { TEXTS } from './texts.js';

interface Labels {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown beside the label, such as the remaining length. */
  aside?: ReactNode;
}

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A field with a label above and a hint or an error below, both connected for screen readers. */
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

/** The hint or error under a field. */
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

/** How much of the allowed length is used. Not announced, or screen readers would read it on each key press. */
export const Used = ({ length, most }: { length: number; most: number }) => (
  <span className={length > most ? 'used over' : 'used'} aria-hidden="true">
    {TEXTS.used(length, most)}
  </span>
);

interface LineProps extends ComponentProps<'input'>, Omit<Labels, 'aside'> {
  length: number;
  most: number;
}

/** A single-line input that shows its length limit. */
export function LineField({ label, hint, error, length, most, ...input }: LineProps) {
  return (
    <Labelled label={label} hint={hint} error={error} aside={<Used length={length} most={most} />}>
      {(control) => <input {...input} {...control} className="input" maxLength={most} autoComplete="off" />}
    </Labelled>
  );
}
