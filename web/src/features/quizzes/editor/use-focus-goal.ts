import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus is to go once what it goes to is on the page. */
type Goal = 'fault' | 'question';

const first = (form: HTMLElement | null, selector: string) => form?.querySelector<HTMLElement>(selector);

function reach(form: HTMLElement | null, goal: Goal) {
  if (goal === 'fault') {
    const fault = first(form, '[aria-invalid="true"]');
    (fault?.matches('[role="radiogroup"]') ? first(fault, 'input') : fault)?.focus();
    return;
  }
  const prompt = form?.querySelector<HTMLTextAreaElement>('[data-prompt]');
  // what is there is read first, what is not is written
  (prompt?.value ? first(form, '[data-place]') : prompt)?.focus({ preventScroll: true });
  if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' });
}

/** After a change of question the focus goes to its start, after a failed check to the first fault. */
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
