import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import type { Sent } from '#protocol/entry';
import { framesOf, type Viewer } from '#protocol/frames';
import type { LoggedEvent } from '#protocol/operator';

/** The messages that each event sent to a viewer, as far as the log can be replayed. */
export function* sentTo(events: Iterable<LoggedEvent>, viewer: Viewer): Generator<[LoggedEvent, Sent[]]> {
  const game = newGame();
  for (const recorded of events) {
    try {
      evolve(game, recorded);
    } catch {
      // The screen says what is wrong with the log.
      return;
    }
    yield [recorded, framesOf(recorded, game, viewer)];
  }
}

export function sentAt(events: readonly LoggedEvent[], viewer: Viewer, version: number): Sent[] {
  for (const [recorded, sent] of sentTo(events.slice(0, version), viewer))
    if (recorded.version === version) return sent;
  return [];
}

/** Everything that a viewer was sent: a line of JSON for each message. */
export const messagesFile = (events: readonly LoggedEvent[], viewer: Viewer): Blob =>
  new Blob(
    [...sentTo(events, viewer)].flatMap(([{ version, at }, sent]) =>
      sent.map(([event, payload]) => `${JSON.stringify({ version, at, event, payload })}\n`),
    ),
    { type: 'application/x-ndjson' },
  );
