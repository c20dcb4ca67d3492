import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKeys } from '../../../../lib/single-keys.js';
import { useKeptFocus } from '../../../../lib/use-kept-focus.js';
import { ROOM_TEXTS } from '../texts.js';
import { type HostAct, printed } from './host-act.js';
import { useActing } from './use-acting.js';
import { useQuiet } from './use-quiet.js';
import './host-bar.css';

const QUIET_MS = 3_000;
const OWN_KEYS = 'dialog, input, select, textarea';

/** Whether the space bar would scroll what has the focus: it reads on before it opens the next question. */
function scrollsOn(at: Element | null) {
  const box = at?.closest('[tabindex="0"]');
  return box ? box.scrollTop + box.clientHeight < box.scrollHeight - 1 : false;
}

interface Props {
  acts: HostAct[];
  /** What the space bar does. */
  next: HostAct | undefined;
  note: string;
}

interface ActButtonProps {
  act: HostAct;
  /** Whether its key works. */
  keys: boolean;
  className?: string;
  onPress: () => void;
}

function ActButton({ act: { label, Icon, hotkey, pressed }, keys, className = '', onPress }: ActButtonProps) {
  // a mouse leaves no focus behind: the space bar then does what it is printed on
  const onClick = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail > 0) currentTarget.blur();
    onPress();
  };
  return (
    <button type="button" className={`btn ${className}`} aria-pressed={pressed} onClick={onClick}>
      <Icon size="1.25em" strokeWidth={2.5} aria-hidden="true" />
      <span>{label}</span>
      {keys && hotkey && (
        <span className="kbd" aria-hidden="true">
          {printed(hotkey)}
        </span>
      )}
    </button>
  );
}

/** Asks before an act, in the place of the other acts. */
function Sure({
  act,
  keys,
  onYes,
  onNo,
}: {
  act: HostAct;
  keys: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    no.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const { sure, hotkey, Icon } = act;
  if (!sure) return null;
  return (
    <div className="host-sure" role="alertdialog" aria-label={act.label} aria-describedby="host-sure">
      <p id="host-sure">{sure.text}</p>
      <button type="button" className="btn" ref={no} onClick={onNo}>
        {ROOM_TEXTS.cancel}
      </button>
      <button type="button" className="btn danger" onClick={onYes}>
        <Icon size="1.25em" strokeWidth={2.5} aria-hidden="true" />
        <span>{sure.yes}</span>
        {keys && hotkey && (
          <span className="kbd" aria-hidden="true">
            {printed(hotkey)}
          </span>
        )}
      </button>
    </div>
  );
}

/** The host's controls at the foot of the stage, with a key for each. They fade while nobody uses mouse or keyboard. */
export function HostBar({ acts, next, note }: Props) {
  const [keys] = useSingleKeys();
  const quiet = useQuiet(QUIET_MS);
  const offered = [...acts, ...(next ? [next] : [])];
  const { asking, refusal, press, cancel } = useActing(acts, offered.map(({ label }) => label).join());
  const bar = useRef<HTMLElement>(null);
  const kept = useKeptFocus(bar);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    const at = target instanceof Element ? target : null;
    if (repeat || ctrlKey || metaKey || altKey || at?.closest(OWN_KEYS)) return;
    if (key === 'Escape') return cancel();
    if (key === ' ') {
      if (asking || at?.closest('a, button') || scrollsOn(at)) return;
      event.preventDefault();
      return next && press(next);
    }
    const act = keys && (asking ? [asking] : acts).find(({ hotkey }) => hotkey === key.toLowerCase());
    if (act) press(act);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section
      ref={bar}
      {...kept}
      tabIndex={-1}
      className="host-bar"
      aria-label={ROOM_TEXTS.hostControls}
      data-quiet={quiet && !refusal ? '' : undefined}
    >
      {refusal && (
        <p className="error-line" role="alert">
          {refusal}
        </p>
      )}
      <div className="host-keys" hidden={asking !== undefined}>
        {acts.map((act) => (
          <ActButton key={act.id} act={act} keys={keys} onPress={() => press(act)} />
        ))}
        <p className="host-note">{note}</p>
        {next && <ActButton act={next} keys className="accent go" onPress={() => press(next)} />}
      </div>
      {asking && <Sure key={asking.id} act={asking} keys={keys} onYes={() => press(asking)} onNo={cancel} />}
    </section>
  );
}
