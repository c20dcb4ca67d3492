import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many of the children end inside a box that cuts off the rest. */
const inside = (box: HTMLElement) =>
  [...box.children].filter((child) => {
    const { offsetTop, offsetHeight } = child as HTMLElement;
    return offsetTop + offsetHeight <= box.offsetTop + box.clientHeight;
  }).length;

/**
 * How many of `count` items a box has room for, so that nothing of it is cut off; `news` changes when the items do.
 * All are tried first, then fewer until the box, with what stands for the rest, is not too small any more. The eye
 * sees none of it.
 */
export function useFitting(count: number, news: unknown): [RefObject<HTMLUListElement | null>, number] {
  const box = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(count);
  const [size, setSize] = useState('');

  useLayoutEffect(() => {
    const onResize = () => setSize(`${innerWidth} ${innerHeight}`);
    addEventListener('resize', onResize);
    // the names are wider or narrower once their font is here
    void document.fonts?.ready.then(() => setSize('with fonts'));
    return () => removeEventListener('resize', onResize);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may make room, or take it
  useLayoutEffect(() => setShown(count), [count, news, size]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || current.scrollHeight <= current.clientHeight || shown === 0) return;
    setShown(Math.max(Math.min(inside(current), shown) - 1, 0));
  });
  return [box, shown];
}
