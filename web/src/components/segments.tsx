import { useId } from 'react';
import './segments.css';

type Choice = string | number | boolean;

interface Props<Value extends Choice> {
  label: string;
  /** Hides the label from sighted users if the choices explain themselves. */
  plain?: boolean;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, of which one is selected. */
export function Segments<Value extends Choice>(props: Props<Value>) {
  const { label, plain, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <span className={plain ? 'sr-only' : 'label'} id={id}>
        {label}
      </span>
      <div className="segments" role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <label key={option.text}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </div>
  );
}
