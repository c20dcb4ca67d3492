import { ChevronDown, ChevronUp } from 'lucide-react';
import type { PreviewResponse } from '#protocol/operator';
import { CORRECTION_TEXTS as TEXTS } from './correction-texts.js';

/** A longer list is cut: all changes are in the summary. */
const MOST_ROWS = 100;
const ICON = { size: 16, strokeWidth: 3, 'aria-hidden': true } as const;

function Moved({ rank: [before, after] }: { rank: [number, number] }) {
  const places = before - after;
  if (places === 0) return null;
  return places > 0 ? (
    <span className="moved up">
      <ChevronUp {...ICON} />
      {TEXTS.up(places)}
    </span>
  ) : (
    <span className="moved down">
      <ChevronDown {...ICON} />
      {TEXTS.down(-places)}
    </span>
  );
}

/** The ranking that a correction would bring, beside the one before. */
export function RankingChange({ preview: { changes, counted } }: { preview: PreviewResponse }) {
  const [before, after] = counted;
  const differences = changes.map(({ score: [was, is] }) => is - was);
  const gain = differences.filter((by) => by > 0).length;
  const lose = differences.filter((by) => by < 0).length;
  const more = changes.length - MOST_ROWS;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{TEXTS.place}</th>
            <th scope="col">{TEXTS.player}</th>
            <th scope="col" className="number">
              {TEXTS.before}
            </th>
            <th scope="col" className="number">
              {TEXTS.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MOST_ROWS).map(({ name, score: [was, is], rank }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may have had the same name
            <tr key={n}>
              <td>
                {rank[1]} <Moved rank={rank} />
              </td>
              <th scope="row">{name}</th>
              <td className="number">{was}</td>
              <td className="number">
                <b>{is}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        {more > 0 && `${TEXTS.more(more)} `}
        {TEXTS.gain(gain, changes.length, lose)}
        {before !== after && ` ${TEXTS.counted(before, after)}`}
      </p>
    </>
  );
}
