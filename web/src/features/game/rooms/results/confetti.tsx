import { useRef } from 'react';
import { useConfetti } from './use-confetti.js';

/** Confetti for the winners. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useConfetti(canvas);
  return <canvas ref={canvas} className="confetti" />;
}
