import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '../../../../lib/announce.js';
import { copy } from '../../../../lib/copy.js';
import { ROOM_TEXTS } from '../texts.js';

const SHOWN_MS = 2_000;

/** Says in its own place whether it has worked. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const onClick = async () => {
    const said = (await copy(text)) ? ROOM_TEXTS.copied : ROOM_TEXTS.copyFailed;
    setOutcome(said);
    announce(said);
  };
  return (
    <button type="button" className="btn" onClick={onClick}>
      {outcome ?? label}
      {outcome === ROOM_TEXTS.copied && <Check size={20} strokeWidth={3} aria-hidden="true" />}
    </button>
  );
}
