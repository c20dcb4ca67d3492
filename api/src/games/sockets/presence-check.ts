import type { Games } from '../ownership/games.js';
import type { LocalSockets } from './local-sockets.js';

/** Owners publish their counts once a second. */
const FORGET_MS = 10_000;

/** Compares the sockets here with the number that a game's owner counts: a message about one may have been lost. */
export class PresenceCheck {
  /** Games whose counts differed at the last comparison, and when that was: epoch ms. */
  private readonly differing = new Map<string, number>();

  constructor(
    private readonly games: Pick<Games, 'feed' | 'owns' | 'request'>,
    private readonly sockets: LocalSockets,
    private readonly now: () => number,
  ) {
    games.feed.on('counted', (gameId, counted) => this.compare(gameId, counted));
  }

  /** Number of games whose counts differed at the last comparison. */
  get suspects(): number {
    return this.differing.size;
  }

  private compare(gameId: string, counted: number): void {
    if (this.games.owns(gameId)) return;
    const differed = this.differing.delete(gameId);
    if (this.sockets.following(gameId) === counted) return;
    // A single difference is normal: a message may be in flight.
    if (differed) void this.reconcile(gameId);
    else this.remember(gameId);
  }

  /** Forgets games whose counts no longer arrive. */
  private remember(gameId: string): void {
    const now = this.now();
    this.differing.set(gameId, now);
    for (const [oldest, at] of this.differing) {
      if (at >= now - FORGET_MS) return;
      this.differing.delete(oldest);
    }
  }

  private async reconcile(gameId: string): Promise<void> {
    // Sockets that are about to follow the game count too: the owner may have registered them already.
    const sessions = this.sockets.sessions.filter((session) => session.gameId === gameId);
    const sockets = sessions.map(({ sender }) => sender);
    const reply = await this.games.request(gameId, { do: 'here', sockets }).catch(() => undefined);
    const strangers = new Set(reply?.strangers);
    for (const session of sessions) if (strangers.has(session.socket.id)) session.resync();
  }
}
