import { Minus, Plus } from 'lucide-react';
import { MAX_TIMER, MIN_TIMER } from '#protocol/limits';
import { Labelled } from './line-field.js';
import { TEXTS } from './texts.js';
import '../../../components/amount-field.css';

const STEP = 5;

interface Props {
  seconds: number;
  error: string | undefined;
  onChange: (seconds: number) => void;
}

/** The next multiple of 5 in a direction. */
const stepped = (seconds: number, by: 1 | -1) => {
  const to = (by > 0 ? Math.floor(seconds / STEP) + 1 : Math.ceil(seconds / STEP) - 1) * STEP;
  return Math.min(Math.max(to, MIN_TIMER), MAX_TIMER);
};

export function TimerField({ seconds, error, onChange }: Props) {
  return (
    <Labelled label={TEXTS.timer} hint={TEXTS.timerHint} error={error}>
      {(control) => (
        <div className="stepper">
          <button
            type="button"
            className="btn icon"
            aria-label={TEXTS.sooner}
            onClick={() => onChange(stepped(seconds, -1))}
          >
            <Minus size={22} strokeWidth={3} aria-hidden="true" />
          </button>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            className="input"
            min={MIN_TIMER}
            max={MAX_TIMER}
            step="any"
            required
            value={seconds === 0 ? '' : seconds}
            onChange={({ target }) => onChange(Number(target.value) || 0)}
          />
          <button
            type="button"
            className="btn icon"
            aria-label={TEXTS.later}
            onClick={() => onChange(stepped(seconds, 1))}
          >
            <Plus size={22} strokeWidth={3} aria-hidden="true" />
          </button>
        </div>
      )}
    </Labelled>
  );
}
