import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to `place` when the part that had it is gone, so that nobody has to find the way back from the top of the page.
 * Returns the props of the element around such parts; the component renders whenever one of them goes.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}
