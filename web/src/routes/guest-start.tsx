import { CodeEntry } from '../features/game/joining/code-entry.js';
import { KeepScoreCard } from '../features/guests/keep-score-card.js';

/** The start page of a guest offers an account, and the way into a room. */
export const GuestStart = () => (
  <>
    <KeepScoreCard />
    <CodeEntry />
  </>
);
