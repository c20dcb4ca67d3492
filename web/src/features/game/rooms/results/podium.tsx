import type { ScoreRow } from '#protocol/messages';
import { Avatar } from '../../../../components/avatar.js';
import { ROOM_TEXTS } from '../texts.js';

/** The players on the podium: the first three who have points. */
export const podiumOf = (scores: ScoreRow[]) => scores.slice(0, 3).filter(({ score }) => score > 0);

/** The first three, rising from the third to the first. Decoration: the list below says the same. */
export function Podium({ scores, you }: { scores: ScoreRow[]; you?: string }) {
  const [first, second, third] = podiumOf(scores);
  if (!first) return <p className="results-own nobody">{ROOM_TEXTS.nobodyScored}</p>;
  const steps = [second, first, third];
  return (
    <div className="podium" aria-hidden="true">
      {steps.map((row, i) =>
        row ? (
          <div key={row.idx} className={`step step-${row.rank}`} data-me={row.name === you ? '' : undefined}>
            <div className="who">
              <Avatar name={row.name} />
              <b title={row.name}>{row.name}</b>
            </div>
            <div className="block">
              <span className="rank-number">{row.rank}</span>
              <span>{ROOM_TEXTS.points(row.score)}</span>
            </div>
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty step is its place
          <div key={`none-${i}`} />
        ),
      )}
    </div>
  );
}
