import { useHydrated } from '../../lib/use-hydrated.js';
import { keepFrom, providerLabel, startPath } from './provider.js';
import { TEXTS } from './texts.js';

/** Leads to the other provider, if the server has one. Its place is free before the app takes over the page. */
export function ProviderButton({ from }: { from?: string | undefined }) {
  const label = useHydrated() ? providerLabel() : undefined;
  return (
    <div className="provider-way">
      {label && (
        <a className="btn" href={startPath(from)} onClick={() => keepFrom(from)}>
          {TEXTS.continueWith(label)}
        </a>
      )}
    </div>
  );
}
