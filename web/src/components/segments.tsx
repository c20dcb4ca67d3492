import { useId } from 'react';
import './segments.css';

interface Props<Value extends string | number | boolean> {
  label: string;
  value: Value;
  options: { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, of which one is taken. */
export function Segments<Value extends string | number | boolean>(props: Props<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
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
