import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The element to focus once it is rendered. */
type Goal = 'fault' | 'question';

const first = (form: HTMLElement | null, selector: string) => form?.querySelector<HTMLElement>(selector);

function reach(form: HTMLElement | null, goal: Goal) {
  if (goal === 'fault') {
    const fault = first(form, '[aria-invalid="true"]');
    (fault?.matches('[role="radiogroup"]') ? first(fault, 'input') : fault)?.focus();
    return;
  }
  const prompt = form?.querySelector<HTMLTextAreaElement>('[data-prompt]');
  // a filled-in question is read first, a blank one is written
  (prompt?.value ? first(form, '[data-place]') : prompt)?.focus({ preventScroll: true });
  if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' });
}

/** Focuses the start of a newly opened question, or the first error after a failed check. */
export function useFocusGoal(form: RefObject<HTMLElement | null>): (goal: Goal) => void {
  const wanted = useRef<Goal>(undefined);
  useLayoutEffect(() => {
    const goal = wanted.current;
    wanted.current = undefined;
    if (goal) reach(form.current, goal);
  });
  return (goal) => {
    wanted.current = goal;
  };
}
