import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { LoggedEvent, VerifiedResponse } from '#protocol/operator';
import { useVerify } from '../operator-data.js';
import { GAME_TEXTS as TEXTS } from './texts.js';

const ICON = { size: 22, strokeWidth: 2.5, 'aria-hidden': true } as const;
const brokenAt = (what: string) => /^hash of event (\d+)$/.exec(what)?.[1];

interface Props {
  id: string;
  last: LoggedEvent | undefined;
  onMove: (version: number) => void;
}

/** What the last check has found. */
function Found({
  data: { differences, events, verified_at },
  last,
  onMove,
}: Omit<Props, 'id'> & { data: VerifiedResponse }) {
  if (differences.length === 0)
    return (
      <>
        {TEXTS.whole(events)}
        <small>{TEXTS.verifiedAt(verified_at.slice(11, 16), last?.hash?.slice(0, 8) ?? TEXTS.noHash)}</small>
      </>
    );
  return (
    <>
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
    </>
  );
}

/** Whether the log of the game, and all that follows from it, is whole. */
export function Seal({ id, ...found }: Props) {
  const { data, isPending, isError, mutate } = useVerify(id);
  const isWhole = data?.differences.length === 0;
  const Icon = data ? (isWhole ? ShieldCheck : ShieldAlert) : ShieldQuestion;
  const unknown = isError ? TEXTS.verifyFailed : isPending ? TEXTS.verifying : TEXTS.notVerified;
  return (
    <div className={`seal ${data ? (isWhole ? 'whole' : 'broken') : ''}`}>
      <Icon {...ICON} />
      <span role="status">{data ? <Found data={data} {...found} /> : unknown}</span>
      <button type="button" className="btn" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {data ? TEXTS.verifyAgain : TEXTS.verify}
      </button>
    </div>
  );
}
