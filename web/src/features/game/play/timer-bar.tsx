import { useEffect, useRef } from 'react';
import type { ServerClock } from '../connection/server-clock.js';
import { TEXTS } from './texts.js';
import type { Countdown } from './use-countdown.js';
import './timer-bar.css';

/** Smaller errors are invisible, and correcting them would make the bar flicker. */
const OFF_MS = 40;

interface Props {
  clock: ServerClock;
  deadline: number;
  totalMs: number;
  running: boolean;
  countdown: Countdown;
}

/**
 * The browser animates the bar, without work per frame. Each tick of the countdown corrects it after the phone has slept
 * or the deadline has moved.
 */
function useRunningFill({ clock, deadline, totalMs, running, countdown }: Props) {
  const fill = useRef<HTMLElement>(null);
  const motion = useRef<Animation>(undefined);
  useEffect(() => {
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    motion.current = fill.current?.animate?.(
      { transform: ['translateX(0)', 'translateX(-100%)'] },
      { duration: totalMs, fill: 'both', easing: reducesMotion ? `steps(${totalMs / 1000})` : 'linear' },
    );
    return () => motion.current?.cancel();
  }, [totalMs]);
  useEffect(() => {
    const run = motion.current;
    if (!run) return;
    if (!running) run.pause();
    if (!running && countdown.seconds > 0) return;
    const passed = totalMs - Math.min(Math.max(running ? deadline - clock.now() : 0, 0), totalMs);
    if (Math.abs(Number(run.currentTime ?? 0) - passed) > OFF_MS) run.currentTime = passed;
    // playing a finished animation would restart it
    if (running && passed < totalMs) run.play();
  }, [clock, deadline, totalMs, running, countdown.seconds]);
  return fill;
}

export function TimerBar(props: Props) {
  const fill = useRunningFill(props);
  const { seconds, band } = props.countdown;
  return (
    <div className="clock">
      <div
        className="bar timer"
        role="progressbar"
        aria-label={TEXTS.timeLeft}
        aria-valuemin={0}
        aria-valuemax={props.totalMs / 1000}
        aria-valuenow={seconds}
        aria-valuetext={TEXTS.secondsLeft(seconds)}
      >
        <i ref={fill} style={{ backgroundColor: `var(--timer-${band})` }} />
      </div>
      <div className="seconds" data-band={band} aria-hidden="true">
        {seconds}
      </div>
    </div>
  );
}
