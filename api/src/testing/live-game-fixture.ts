import type { Command } from '#game/commands';
import type { GameEvent } from '#game/events';
import type { Game } from '#game/game';
import type { Ack } from '#protocol/messages';
import { LiveGame } from '../games/live/live-game.js';
import { Fenced, LogWriter, Quarantined } from '../games/log/log-writer.js';
import { replay } from '../replay/replay.js';
import { aGame, recorded } from './append.js';
import { GatedEventLog } from './gated-event-log.js';

/** A live game on a gated log. `out` records all its output in order. Its clock is `Date.now`. */
export async function liveFixture(events: GameEvent[], change: (game: Game) => void = () => {}) {
  const log = new GatedEventLog();
  const stored = aGame({ events: recorded(0, ...events) });
  const { gameId } = stored;
  await log.create(stored);
  const out: string[] = [];
  const told = (name: string) => (ack: Ack) => {
    out.push(`${name}: ${ack.ok ? ack.version : ack.code}`);
  };
  const failed = (name: string) => (error: unknown) => {
    out.push(
      `${name}: ${error instanceof Fenced ? 'fenced' : error instanceof Quarantined ? 'quarantined' : error}`,
    );
  };
  const game = replay(stored.events);
  change(game);
  const live = new LiveGame(gameId, 1, game, {
    writer: new LogWriter(log, () => {}),
    now: () => Date.now(),
    publish: ([event, payload]) => {
      const passing = 'phase' in payload ? payload.phase : '-';
      out.push(`${event} ${'seq' in payload ? payload.seq : passing}`);
    },
    publishTo: (user, [event]) => out.push(`${event} to ${user}`),
    edges: () => [],
    requestLastAnswers: () => {},
    onIdle: () => out.push('idle'),
    onDestroy: () => out.push('destroyed'),
    onFault: (error) => out.push(`fault: ${error}`),
  });
  return {
    log,
    live,
    out,
    gameId,
    stored: stored.events,
    send: (name: string, command: Command) => live.handle(command, told(name)).catch(failed(name)),
    look: (name: string) =>
      live
        .sendState('ann', ({ phase, seq }) => {
          out.push(`${name}: ${phase} ${seq}`);
        })
        .catch(failed(name)),
    /** The events in the log after the initial ones. */
    written: async () => (await log.read(gameId)).slice(events.length).map(({ event }) => event.type),
  };
}
