import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { LoggedEvent } from '#protocol/operator';
import { useVerify } from '../operator-data.js';
import { GAME_TEXTS as TEXTS } from './texts.js';

const ICON = { size: 22, strokeWidth: 2.5, 'aria-hidden': true } as const;
const brokenAt = (what: string) => /^hash of event (\d+)$/.exec(what)?.[1];

interface Props {
  id: string;
  last: LoggedEvent | undefined;
  onMove: (version: number) => void;
}

/** Whether the log of the game, and all that follows from it, is whole. */
export function Seal({ id, last, onMove }: Props) {
  const { data, isPending, isError, mutate } = useVerify(id);
  if (!data)
    return (
      <div className="seal" role="status">
        <ShieldQuestion {...ICON} />
        <span>{isError ? TEXTS.verifyFailed : isPending ? TEXTS.verifying : TEXTS.notVerified}</span>
        <button type="button" className="btn" disabled={isPending} onClick={() => mutate()}>
          {TEXTS.verify}
        </button>
      </div>
    );
  const { differences, events, verified_at } = data;
  if (differences.length === 0)
    return (
      <div className="seal whole" role="status">
        <ShieldCheck {...ICON} />
        <span>
          {TEXTS.whole(events)}
          <small>
            {TEXTS.verifiedAt(verified_at.slice(11, 16), last?.hash?.slice(0, 8) ?? TEXTS.noHash)}
          </small>
        </span>
      </div>
    );
  return (
    <div className="seal broken" role="status">
      <ShieldAlert {...ICON} />
      <span>
        {TEXTS.differs(differences.length)}
        {differences.slice(0, 5).map(({ what, expected, found }) => {
          const version = brokenAt(what);
          return (
            <small key={what}>
              {what}: {expected.slice(0, 16)} ≠ {found.slice(0, 16)}{' '}
              {version && (
                <button type="button" className="link-button" onClick={() => onMove(Number(version))}>
                  {TEXTS.card(Number(version))}
                </button>
              )}
            </small>
          );
        })}
      </span>
    </div>
  );
}
