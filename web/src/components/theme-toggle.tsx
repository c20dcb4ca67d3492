import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../lib/theme.js';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className="btn quiet icon"
      aria-label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon size={22} strokeWidth={2.25} aria-hidden="true" />
    </button>
  );
}
