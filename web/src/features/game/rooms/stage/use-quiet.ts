import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Whether nobody has used mouse, finger or keyboard for `ms`. */
export function useQuiet(ms: number): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      setQuiet(false);
      timer = setTimeout(() => setQuiet(true), ms);
    };
    wait();
    for (const sign of SIGNS) document.addEventListener(sign, wait);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, wait);
    };
  }, [ms]);
  return quiet;
}
