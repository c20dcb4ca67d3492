import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export interface Tab {
  value: string;
  label: string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  tabs: Tab[];
  label: string;
  /** The value of the selected tab; an unknown value selects the first. */
  value: string;
  onTab: (value: string) => void;
  /** The content of the tab. */
  panel: (value: string) => ReactNode;
}

/** Tabs with arrow keys, Home and End. A tenth of the size of a library's, which would exceed the page's budget. */
export function Tabs({ tabs, label, value: wanted, onTab, panel }: Props) {
  const id = useId();
  const keys = useRef<(HTMLButtonElement | null)[]>([]);
  const shown = Math.max(
    tabs.findIndex(({ value }) => value === wanted),
    0,
  );
  const { value = '' } = tabs[shown] ?? {};
  const show = (place: number) => {
    const tab = tabs[place];
    if (tab && place !== shown) onTab(tab.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? -1
            : shown + step;
    if (to < 0 || to >= tabs.length) return;
    event.preventDefault();
    show(to);
    keys.current[to]?.focus();
  };

  return (
    <div className="stack">
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, i) => (
          <button
            key={tab.value}
            ref={(key) => {
              keys.current[i] = key;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="tab"
            aria-selected={i === shown}
            aria-controls={`${id}-panel`}
            tabIndex={i === shown ? 0 : -1}
            onClick={() => show(i)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {panel(value)}
      </div>
    </div>
  );
}
