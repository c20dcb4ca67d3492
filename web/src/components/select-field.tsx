import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'select'> {
  label: string;
}

export function SelectField({ label, ...select }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select {...select} id={id} className="input" />
        <ChevronDown size={20} strokeWidth={2.75} aria-hidden="true" />
      </div>
    </div>
  );
}
