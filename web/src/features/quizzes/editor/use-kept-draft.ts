import { useEffect, useRef } from 'react';
import type { Draft } from './draft.js';
import { draftOwner, keepDraft } from './drafts.js';

const DELAY_MS = 250;

interface KeptDraft {
  /** Deletes the stored draft once the server has it. */
  stop: () => void;
}

/** Stores each change in this browser, after a short delay or when the page is left. */
export function useKeptDraft(draft: Draft, touched: boolean): KeptDraft {
  const latest = useRef({ draft, touched, stopped: false });
  const owner = useRef(draftOwner());

  useEffect(() => {
    Object.assign(latest.current, { draft, touched });
    const timer = setTimeout(() => keep(latest.current, owner.current), DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, touched]);

  useEffect(() => {
    const flush = () => keep(latest.current, owner.current);
    const onHide = () => document.visibilityState === 'hidden' && flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, []);

  return {
    stop: () => {
      latest.current.stopped = true;
    },
  };
}

function keep(
  { draft, touched, stopped }: { draft: Draft; touched: boolean; stopped: boolean },
  owner: string | undefined,
) {
  if (!stopped) keepDraft(draft, touched, owner);
}
