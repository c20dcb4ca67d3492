import { useId } from 'react';

interface Props<T extends string> {
  label: string;
  /** Hides the label from sighted users if the buttons explain themselves. */
  plain?: boolean;
  value: T;
  choices: Record<T, string>;
  onChoose: (value: T) => void;
}

/** A choice between a few buttons. */
export function KeysField<T extends string>({ label, plain = false, value, choices, onChoose }: Props<T>) {
  const id = useId();
  return (
    <div className="field">
      <span className={plain ? 'sr-only' : 'label'} id={id}>
        {label}
      </span>
      <div className="keys-field" role="radiogroup" aria-labelledby={id}>
        {(Object.entries(choices) as [T, string][]).map(([choice, text]) => (
          <label key={choice}>
            <input
              type="radio"
              className="sr-only"
              name={id}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  );
}
