import './score-ring.css';

const RADIUS = 28;
const LENGTH = 2 * Math.PI * RADIUS;

/** A percentage as a ring, with the number inside. */
export function ScoreRing({ percent }: { percent: number }) {
  const band = percent > 66 ? 'green' : percent > 33 ? 'amber' : 'red';
  return (
    <div className="score-ring">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r={RADIUS} stroke="var(--timer-track)" />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          stroke={`var(--timer-${band})`}
          strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
        />
      </svg>
      <span>{percent}%</span>
    </div>
  );
}
