import { type PlayOptions as Options, TIMES } from '../lib/play-options.js';
import { Segments } from './segments.js';
import { SelectField } from './select-field.js';
import './play-options.css';

const TEXTS = {
  time: 'Time',
  noLimit: 'No limit',
  times: (factor: number) => `× ${factor}`,
  pace: 'Next question',
  paces: {
    reading: 'Opens after reading time',
    auto: 'Opens after 2 seconds',
    manual: 'Opens when I press Next',
  } satisfies Record<Options['pace'], string>,
};

const TIME_OPTIONS = TIMES.map((value) => ({ value, text: value ? TEXTS.times(value) : TEXTS.noLimit }));

interface Props {
  options: Options;
  onChange: (options: Options) => void;
}

/** The options of a solo game: the time for each question, and how the next one opens. */
export function PlayOptions({ options, onChange }: Props) {
  return (
    <div className="play-options">
      <Segments
        label={TEXTS.time}
        value={options.time}
        options={TIME_OPTIONS}
        onChange={(time) => onChange({ ...options, time })}
      />
      <SelectField
        label={TEXTS.pace}
        value={options.pace}
        onChange={({ target }) => onChange({ ...options, pace: target.value as Options['pace'] })}
      >
        {Object.entries(TEXTS.paces).map(([pace, text]) => (
          <option key={pace} value={pace}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
