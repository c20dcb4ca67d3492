import { lazy, Suspense } from 'react';
import { useIsGuest } from '../../lib/session.js';

const Card = lazy(async () => ({ default: (await import('./keep-score-card.js')).KeepScoreCard }));

/** Offers guests an account, where they have something to lose. */
export const KeepScore = () =>
  useIsGuest() && (
    <Suspense>
      <Card />
    </Suspense>
  );
