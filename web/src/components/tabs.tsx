import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';

export interface Tab {
  value: string;
  label: string;
  Panel: ComponentType;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  tabs: Tab[];
  label: string;
  /** The value of the tab to begin with, if there is one. */
  begin?: string;
}

/** Tabs with arrow keys, Home and End. A tenth of the size of the kit's, which would not fit into its page's budget. */
export function Tabs({ tabs, label, begin }: Props) {
  const id = useId();
  const keys = useRef<(HTMLButtonElement | null)[]>([]);
  const [shown, setShown] = useState(() =>
    Math.max(
      tabs.findIndex(({ value }) => value === begin),
      0,
    ),
  );
  const { Panel, value } = tabs[shown] ?? {};

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
    setShown(to);
    keys.current[to]?.focus();
  };

  return (
    <div className="grid gap-5">
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
            onClick={() => setShown(i)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {Panel && <Panel />}
      </div>
    </div>
  );
}
