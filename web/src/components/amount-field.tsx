import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { MAX_QUESTIONS, MIN_QUESTIONS } from '#protocol/limits';
import './amount-field.css';

const TEXTS = {
  amount: 'Number of Questions',
  amountHint: '1 to 50',
  amountWrong: 'A whole number from 1 to 50',
  fewer: 'One question fewer',
  more: 'One question more',
};

/** Whether a quiz may have this many questions. */
export const isAmount = (amount: number) =>
  Number.isInteger(amount) && amount >= MIN_QUESTIONS && amount <= MAX_QUESTIONS;

interface Props extends ComponentProps<'input'> {
  error: boolean;
  onStep: (by: number) => void;
}

/** Number of questions: typed, or changed with two large buttons. */
export function AmountField({ error, onStep, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{TEXTS.amount}</label>
      <div className="stepper">
        <button type="button" className="btn icon" aria-label={TEXTS.fewer} onClick={() => onStep(-1)}>
          <Minus size={22} strokeWidth={3} aria-hidden="true" />
        </button>
        <input
          {...input}
          id={id}
          type="number"
          inputMode="numeric"
          className="input"
          min={MIN_QUESTIONS}
          max={MAX_QUESTIONS}
          required
          aria-invalid={error || undefined}
          aria-describedby={`${id}-about`}
        />
        <button type="button" className="btn icon" aria-label={TEXTS.more} onClick={() => onStep(1)}>
          <Plus size={22} strokeWidth={3} aria-hidden="true" />
        </button>
      </div>
      <p id={`${id}-about`} className={error ? 'error-line' : 'hint-line'}>
        {error ? TEXTS.amountWrong : TEXTS.amountHint}
      </p>
    </div>
  );
}
