import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Sent } from '#protocol/entry';
import type { LoggedEvent, OperatorGame } from '#protocol/operator';
import { screenAt } from '#protocol/screen-at';
import { Alert } from '../../../components/alert.js';
import { download } from '../../../lib/download.js';
import { CloseRoom } from '../close-room.js';
import { utc } from '../texts.js';
import { momentAddress, type Place } from '../ways.js';
import { EventCard } from './event-card.js';
import { EventList } from './event-list.js';
import { clockText, viewerOf, type Watcher, watcherName, watcherOf, watcherText } from './moment.js';
import { Player } from './player.js';
import { Seal } from './seal.js';
import { messagesFile, sentAt } from './sent-at.js';
import { type Row, type Story, storyOf } from './story.js';
import { GAME_TEXTS as TEXTS } from './texts.js';
import '../operator.css';
import './game.css';

/** Browsers take so many changes of the address in a short time, and no more. */
const ADDRESS_MS = 300;

/** What the screen of a viewer shows, and how it is called. */
export interface Shown {
  sent: Sent[];
  at: number;
  kind: OperatorGame['kind'];
  stage: boolean;
  label: string;
}

interface Props {
  game: OperatorGame;
  events: LoggedEvent[];
  /** The moment in the address: the version and the viewer. */
  at: string | null;
  as: string | null;
  onPlace: (place: Place) => void;
  screen: (shown: Shown, key: string) => ReactNode;
}

/** A game at one moment: its timeline, the screen of one viewer, and its events. */
export function GamePage({ game, events, at, as, onPlace, screen }: Props) {
  const story = useMemo(() => storyOf(events), [events]);
  const [wanted, setWanted] = useState({ at: Number(at ?? events.length), as });
  const version = Math.min(Math.max(wanted.at || 1, 1), events.length);
  const [row, logged] = [story.rows[version - 1], events[version - 1]];
  const watcher = useMemo(() => watcherOf(wanted.as, story), [wanted.as, story]);
  const sent = useMemo(() => sentAt(events, viewerOf(watcher), version), [events, watcher, version]);
  const place = { at: version, as: watcherText(watcher) };
  const look = (by: Watcher) => {
    const seen = { at: version, as: watcherText(by) };
    setWanted(seen);
    onPlace(seen);
  };
  const move = (to: number) => setWanted({ ...place, at: to });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a move is over
  useEffect(() => {
    if (`${version}` === at || (at === null && version === events.length)) return;
    const timer = setTimeout(() => onPlace(place), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [version, place.as]);
  if (!row || !logged) return null;
  return (
    <>
      <Heading game={game} story={story}>
        <Seal key={events.length} id={game.id} last={events.at(-1)} onMove={move} />
        {isOpenRoom(game) && <CloseRoom id={game.id} name={game.code ?? ''} />}
      </Heading>
      {game.quarantine !== null && <Alert kind="red">{TEXTS.quarantined(game.quarantine)}</Alert>}
      <Player
        story={story}
        row={row}
        link={`${location.origin}${momentAddress(game.id, place)}`}
        onMove={move}
      />
      <div className="game-columns">
        <Seen {...{ game, events, story, row, watcher, screen }} onWatcher={look} />
        <EventList story={story} row={row} onMove={move} />
        <EventCard
          row={row}
          event={logged}
          around={[events[version - 2], logged, events[version]]}
          sent={sent}
          watcher={watcherName(watcher, story)}
        />
      </div>
    </>
  );
}

const isOpenRoom = ({ kind, phase, quarantine }: OperatorGame) =>
  kind === 'room' && phase !== 'closed' && quarantine === null;

function Heading({ game, story, children }: { game: OperatorGame; story: Story; children: ReactNode }) {
  const facts = [
    TEXTS.runs(story.runs),
    `${utc(game.created_at)} UTC`,
    TEXTS.players(story.people.length),
    TEXTS.questions(story.questions.length),
    ...(game.kind === 'room' && story.host ? [TEXTS.host(story.host)] : []),
  ];
  return (
    <header className="game-heading">
      <div>
        <h1>{game.code ? TEXTS.room(game.code) : TEXTS.solo}</h1>
        <p className="muted">{facts.join(' · ')}</p>
      </div>
      {children}
    </header>
  );
}

interface SeenProps extends Pick<Props, 'game' | 'events' | 'screen'> {
  story: Story;
  row: Row;
  watcher: Watcher;
  onWatcher: (watcher: Watcher) => void;
}

function Seen({ game, events, story, row, watcher, screen, onWatcher }: SeenProps) {
  const { version, at } = row;
  const who = watcherName(watcher, story);
  const key = `${version} ${watcherText(watcher)}`;
  const seen = useMemo(
    () => tried(() => screenAt(events, viewerOf(watcher), version)),
    [events, version, watcher],
  );
  const label = TEXTS.screenLabel(who, clockText(at - story.start));
  return (
    <section className="card seen-by" aria-labelledby="seen-by">
      <div className="seen-head">
        <h2 id="seen-by">{TEXTS.seenBy}</h2>
        <select
          className="input"
          aria-label={TEXTS.screenOf}
          value={watcherText(watcher)}
          onChange={({ target }) => onWatcher(watcherOf(target.value, story))}
        >
          <option value="host">{TEXTS.theHost}</option>
          {game.kind === 'room' && <option value="stage">{TEXTS.stage}</option>}
          <option value="spectator">{TEXTS.spectator}</option>
          {story.people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {'error' in seen && <Alert kind="red">{TEXTS.broken(seen.error)}</Alert>}
      {'sent' in seen && seen.sent.length === 0 && <p className="muted">{TEXTS.absent}</p>}
      {'sent' in seen &&
        seen.sent.length > 0 &&
        screen({ sent: seen.sent, at, kind: game.kind, stage: watcher === 'stage', label }, key)}
      <button
        type="button"
        className="btn"
        onClick={() => download(messagesFile(events, viewerOf(watcher)), `${game.id} ${who}.ndjson`)}
      >
        <Download size={18} strokeWidth={2.5} aria-hidden="true" /> {TEXTS.download}
      </button>
    </section>
  );
}

/** A log that was changed may not be one that a game can have. */
function tried(work: () => Sent[]): { sent: Sent[] } | { error: string } {
  try {
    return { sent: work() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
