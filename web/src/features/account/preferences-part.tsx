import { useId, useState } from 'react';
import { Segments } from '../../components/segments.js';
import { useSingleKeys } from '../../lib/single-keys.js';
import { chooseTheme, chosenTheme, type Theme, useTheme } from '../../lib/theme.js';
import { Part } from './part.js';
import { TEXTS } from './texts.js';

const DEVICE = 'device';
const THEMES: { value: Theme | typeof DEVICE; text: string }[] = [
  { value: 'light', text: TEXTS.light },
  { value: 'dark', text: TEXTS.dark },
  { value: DEVICE, text: TEXTS.device },
];

function ThemeChoice() {
  useTheme(); // the button in the bar changes it too
  const [, setChosen] = useState(chosenTheme);
  const choose = (value: Theme | typeof DEVICE) => {
    const theme = value === DEVICE ? null : value;
    chooseTheme(theme);
    setChosen(theme);
  };
  return <Segments label={TEXTS.theme} value={chosenTheme() ?? DEVICE} options={THEMES} onChange={choose} />;
}

function SingleKeys() {
  const [on, set] = useSingleKeys();
  const id = useId();
  return (
    <label className="pref">
      <span>
        <span className="pref-name">{TEXTS.singleKeys}</span>
        <span className="hint-line" id={id}>
          {TEXTS.singleKeysHint}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells whether a checkbox is checked
        role="switch"
        className="switch"
        aria-label={TEXTS.singleKeys}
        aria-describedby={id}
        checked={on}
        onChange={({ target }) => set(target.checked)}
      />
    </label>
  );
}

/** The preferences that this browser stores. Each change applies at once. */
export const PreferencesPart = () => (
  <Part id="preferences" title={TEXTS.preferences} lead={TEXTS.preferencesLead}>
    <div className="prefs">
      <ThemeChoice />
      <SingleKeys />
    </div>
  </Part>
);
