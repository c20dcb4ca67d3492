import { useEffect, useRef, useState } from 'react';
import type { Row, Story } from './story.js';
import { GAME_TEXTS as TEXTS } from './texts.js';
import { timeOf } from './timeline.js';

/** Rows on each side of the current event. */
const AROUND = 60;

const matches = (row: Row, filter: string) =>
  `${row.version}` === filter || `${row.type} ${row.who} ${row.what}`.toLowerCase().includes(filter);

interface Props {
  story: Story;
  row: Row;
  onMove: (version: number) => void;
}

/** The events around the current one, or those that match the filter. Later ones are dimmed. */
export function EventList({ story, row, onMove }: Props) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLElement>(null);
  const filter = typed.trim().toLowerCase();
  const found = filter ? story.rows.filter((each) => matches(each, filter)) : story.rows;
  const place = Math.max(
    0,
    found.findIndex(({ version }) => version >= row.version),
  );
  const from = Math.max(0, place - AROUND);
  const shown = found.slice(from, place + AROUND);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another event is current
  useEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!box || !current) return;
    const top = current.offsetTop - box.clientHeight / 2;
    box.scrollTop = Math.max(0, top);
  }, [row.version, filter]);

  return (
    <section className="card event-list" aria-labelledby="events">
      <div className="event-filter">
        <h2 id="events">{TEXTS.list}</h2>
        <input
          className="input"
          aria-label={TEXTS.filter}
          placeholder={TEXTS.filterHint}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p className={filter ? 'event-found muted' : 'sr-only'} role="status">
        {filter && TEXTS.found(found.length, shown.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <section className="event-rows" ref={list} aria-label={TEXTS.filtered} tabIndex={0}>
        {shown.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col" className="number">
                  {TEXTS.number}
                </th>
                <th scope="col">{TEXTS.time}</th>
                <th scope="col">{TEXTS.event}</th>
                <th scope="col">{TEXTS.what}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((each) => (
                <tr
                  key={each.version}
                  aria-current={each.version === row.version ? 'true' : undefined}
                  data-later={each.version > row.version ? '' : undefined}
                >
                  <td className="number">
                    <button type="button" className="event-go" onClick={() => onMove(each.version)}>
                      {each.version}
                    </button>
                  </td>
                  <td>
                    <code>{timeOf(each, story)}</code>
                  </td>
                  <td>
                    <b>{each.type}</b>
                  </td>
                  <td>
                    {each.who && <b>{each.who} </b>}
                    {each.what}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </section>
  );
}
