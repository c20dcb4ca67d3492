import { optional } from '../../components/optional.js';
import { useIsGuest } from '../../lib/session.js';

const Card = optional(async () => (await import('./keep-score-card.js')).KeepScoreCard);

/** Offers guests an account with which they keep their score. */
export const KeepScore = () => useIsGuest() && <Card />;
