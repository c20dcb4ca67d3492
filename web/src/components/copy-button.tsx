import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { copy } from '../lib/copy.js';

const COPIED = 'Copied';
const FAILED = 'Could not copy';
const SHOWN_MS = 2_000;

interface Props {
  label: string;
  /** What is copied. */
  text: string;
  icon?: ReactNode;
}

/** Says in its own place whether it has worked. */
export function CopyButton({ label, text, icon }: Props) {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const onClick = async () => setOutcome((await copy(text)) ? COPIED : FAILED);
  return (
    <>
      <button type="button" className="btn" onClick={onClick}>
        {icon}
        {outcome ?? label}
        {outcome === COPIED && <Check size={20} strokeWidth={3} aria-hidden="true" />}
      </button>
      <span className="sr-only" role="status">
        {outcome}
      </span>
    </>
  );
}
