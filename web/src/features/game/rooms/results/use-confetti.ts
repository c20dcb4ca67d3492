import { type RefObject, useEffect } from 'react';
import { logFailure } from '../../../../lib/log.js';

/** The time at which the first place of the podium has risen. */
const AFTER_MS = 1_500;
const COLOURS = ['#ffc233', '#5a49e0', '#7cdcf5', '#c24a12', '#35d08f'];

/** One burst over the whole page, and none with reduced motion. */
export function useConfetti(canvas: RefObject<HTMLCanvasElement | null>) {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let over = false;
    const burst = async () => {
      const { create } = (await import('canvas-confetti')).default;
      if (over || !canvas.current) return;
      const shower = create(canvas.current, { resize: true });
      const one = { particleCount: 90, spread: 75, startVelocity: 52, ticks: 260, colors: COLOURS };
      void shower({ ...one, angle: 60, origin: { x: 0, y: 0.75 } });
      void shower({ ...one, angle: 120, origin: { x: 1, y: 0.75 } });
    };
    const timer = setTimeout(() => void burst().catch(logFailure), AFTER_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [canvas]);
}
