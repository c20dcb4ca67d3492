import { useEffect, useEffectEvent } from 'react';

interface Keys {
  choices: string[];
  /** 1 to 4 pick. */
  single: boolean;
  onPick: (choice: string) => void;
  onSubmit: () => void;
}

const OWN_ENTER = 'a, input, select, button:not([role="radio"])';

/** Keys of the play screen, wherever the focus is. Enter stays with a link or button that has the focus. */
export function useAnswerKeys({ choices, single, onPick, onSubmit }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('dialog')) return;
    if (event.key === 'Enter' && !target?.closest(OWN_ENTER)) {
      event.preventDefault();
      onSubmit();
    }
    const choice = /^[1-4]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (single && choice !== undefined) onPick(choice);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
