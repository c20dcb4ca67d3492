import { Lock } from 'lucide-react';
import { TEXTS } from './texts.js';

/** In place of the field, for as long as nobody can join. */
export const Locked = ({ host, onTry }: { host: string; onTry: () => void }) => (
  <section className="card nick" aria-label={TEXTS.locked}>
    <p className="nick-why">
      <Lock size={20} strokeWidth={2.5} aria-hidden="true" />
      <span>
        <b>{TEXTS.locked}</b> {TEXTS.lockedText(host)}
      </span>
    </p>
    <button type="button" className="btn" onClick={onTry}>
      {TEXTS.again}
    </button>
  </section>
);
