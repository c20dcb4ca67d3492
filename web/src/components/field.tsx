import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled input; screen readers announce its hint and error with it. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId();
  const about = error ? `${id}-error` : hint && `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={about}
      />
      {hint && !error && (
        <p className="hint-line" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error-line" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
