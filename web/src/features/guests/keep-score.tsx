import { optional } from '../../components/optional.js';
import { useIsGuest } from '../../lib/session.js';

const Card = optional(async () => (await import('./keep-score-card.js')).KeepScoreCard);

/** Offers guests an account, where they have something to lose. */
export const KeepScore = () => useIsGuest() && <Card />;
