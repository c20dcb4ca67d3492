import { useEffect, useState } from 'react';

const SOON_MS = 1_000;
const LONG_MS = 5_000;
const WORDS = ['', 'Loading…', 'The server is slow to respond.'];

/** Placeholder of a loading page. It shows a text once loading takes noticeably long. */
export function Waiting() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timers = [SOON_MS, LONG_MS].map((ms, i) => setTimeout(() => setStep(i + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (step === 0) return null;
  return (
    <div className="wrap waiting" role="status">
      <p className="lead">{WORDS[step]}</p>
    </div>
  );
}
