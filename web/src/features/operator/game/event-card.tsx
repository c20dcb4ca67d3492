import type { Sent } from '#protocol/entry';
import type { LoggedEvent } from '#protocol/operator';
import type { Row } from './story.js';
import { GAME_TEXTS as TEXTS } from './texts.js';

const shortHash = (hash: string | null) => hash?.slice(0, 8).replace(/(.{4})/, '$1 ') ?? TEXTS.noHash;

interface Props {
  row: Row;
  /** The event before, this one, and the one after, as far as they exist. */
  around: (LoggedEvent | undefined)[];
  event: LoggedEvent;
  /** The messages that the viewer was sent for it. */
  sent: Sent[];
  watcher: string;
}

/** Everything that is stored about one event. */
export function EventCard({ row, around, event: logged, sent, watcher }: Props) {
  const { version, at, epoch, event } = logged;
  const { type, ...data } = event;
  return (
    <section className="card event-card" aria-labelledby="event-card">
      <h2 id="event-card">{TEXTS.card(version)}</h2>
      <dl>
        <dt>{TEXTS.type}</dt>
        <dd>{type}</dd>
        {row.who && (
          <>
            <dt>{TEXTS.who}</dt>
            <dd>
              {row.who}
              {'seat' in event && `, ${TEXTS.seat(event.seat)}`}
            </dd>
          </>
        )}
        <dt>{TEXTS.at}</dt>
        <dd>
          <code>{new Date(at).toISOString()}</code>
        </dd>
        {event.type === 'AnswerSubmitted' && (
          <>
            <dt>{TEXTS.left}</dt>
            <dd>{(event.left / 1_000).toFixed(3)} s</dd>
          </>
        )}
        <dt>{TEXTS.epoch}</dt>
        <dd>{TEXTS.epochOf(epoch)}</dd>
      </dl>
      <h3>{TEXTS.chain}</h3>
      <ol className="hash-chain">
        {around.map(
          (each) =>
            each && (
              <li key={each.version} aria-current={each.version === version ? 'true' : undefined}>
                <code>
                  {each.version} {shortHash(each.hash)}
                </code>
              </li>
            ),
        )}
      </ol>
      <h3>{TEXTS.sent(watcher)}</h3>
      {sent.length === 0 ? (
        <p className="muted">{TEXTS.nothingSent}</p>
      ) : (
        <ul className="sent-frames">
          {sent.map(([name, payload]) => (
            <li key={name}>
              <b>{name}</b> <code>{JSON.stringify(payload)}</code>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{TEXTS.data}</summary>
        <pre>{JSON.stringify(data, null, 2)}</pre>
      </details>
    </section>
  );
}
