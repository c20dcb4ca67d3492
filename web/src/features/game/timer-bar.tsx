import { useEffect, useRef } from 'react';
import type { ServerClock } from './server-clock.js';
import { TEXTS } from './texts.js';
import type { Countdown } from './use-countdown.js';

interface Props {
  clock: ServerClock;
  deadline: number;
  totalMs: number;
  running: boolean;
  countdown: Countdown;
}

/** The bar runs by itself from the time left at its start: no work per frame, nothing that could drift. */
function useRunningFill({ clock, deadline, totalMs, running }: Omit<Props, 'countdown'>) {
  const fill = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!running || !fill.current?.animate) return;
    const left = Math.min(Math.max(deadline - clock.now(), 0), totalMs);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const run = fill.current.animate(
      { transform: [`translateX(${(left / totalMs - 1) * 100}%)`, 'translateX(-100%)'] },
      {
        duration: left,
        fill: 'forwards',
        easing: calm ? `steps(${Math.max(1, Math.ceil(left / 1000))})` : 'linear',
      },
    );
    return () => run.pause();
  }, [clock, deadline, totalMs, running]);
  return fill;
}

export function TimerBar({ countdown, ...timing }: Props) {
  const fill = useRunningFill(timing);
  const { seconds, band } = countdown;
  return (
    <div className="clock">
      <div
        className="bar timer"
        role="progressbar"
        aria-label={TEXTS.timeLeft}
        aria-valuemin={0}
        aria-valuemax={timing.totalMs / 1000}
        aria-valuenow={seconds}
        aria-valuetext={TEXTS.secondsLeft(seconds)}
      >
        <i ref={fill} className={band} />
      </div>
      <div className="seconds" data-band={band} aria-hidden="true">
        {seconds}
      </div>
    </div>
  );
}
