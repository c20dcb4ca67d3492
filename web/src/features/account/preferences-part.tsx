import { type LucideIcon, MonitorCog, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';
import { useSingleKeys } from '../../lib/single-keys.js';
import { chooseTheme, chosenTheme, type Theme } from '../../lib/theme.js';
import { Part } from './part.js';
import { TEXTS } from './texts.js';

const THEMES: { theme: Theme | null; label: string; Icon: LucideIcon }[] = [
  { theme: 'light', label: TEXTS.light, Icon: Sun },
  { theme: 'dark', label: TEXTS.dark, Icon: Moon },
  { theme: null, label: TEXTS.device, Icon: MonitorCog },
];

function ThemeChoice() {
  const [chosen, setChosen] = useState(chosenTheme);
  const choose = (theme: Theme | null) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  const id = useId();
  return (
    <div className="pref">
      <span className="pref-name" id={id}>
        {TEXTS.theme}
      </span>
      <div className="themes" role="radiogroup" aria-labelledby={id}>
        {THEMES.map(({ theme, label, Icon }) => (
          <label key={label} title={label}>
            <input
              type="radio"
              name={id}
              aria-label={label}
              checked={chosen === theme}
              onChange={() => choose(theme)}
            />
            <Icon size={20} strokeWidth={2.25} aria-hidden="true" />
          </label>
        ))}
      </div>
    </div>
  );
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

/** What this browser remembers. Each change counts at once. */
export const PreferencesPart = () => (
  <Part id="preferences" title={TEXTS.preferences} lead={TEXTS.preferencesLead}>
    <div className="prefs">
      <ThemeChoice />
      <SingleKeys />
    </div>
  </Part>
);
