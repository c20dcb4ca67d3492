import type { RoomPreview } from '#protocol/rest';
import type { OwnerReply } from '../bus/requests.js';
import { GameView } from '../live/game-view.js';
import { sleep } from '../log/sleep.js';
import type { GameLoader } from './game-loader.js';

/** Shorter than a take-over. An owner of an earlier release never replies. A visitor waits for neither. */
const PATIENCE_MS = 1_000;

/** Shows rooms to people who have not joined them. */
export class Previews {
  /** By game. A whole class opens a link at once, and one fold is enough for it. */
  private readonly reading = new Map<string, Promise<GameView | undefined>>();

  constructor(
    private readonly ask: (gameId: string, capacity: number) => Promise<OwnerReply>,
    private readonly loader: Pick<GameLoader, 'peek'>,
  ) {}

  /**
   * The open room as its owner sees it, or as it is in the log if the owner does not reply soon. Undefined for a room that has
   * closed. `capacity` is the most players that a room takes. @throws Unavailable, Unknown
   */
  async of(gameId: string, capacity: number): Promise<RoomPreview | undefined> {
    const asked = this.ask(gameId, capacity).catch(() => undefined);
    const reply = await Promise.race([asked, sleep(PATIENCE_MS)]);
    return reply ? reply.preview : (await this.read(gameId))?.preview(capacity);
  }

  private read(gameId: string): Promise<GameView | undefined> {
    const started = this.reading.get(gameId);
    if (started) return started;
    const read = this.loader
      .peek(gameId)
      .then((game) => game && new GameView(game))
      .finally(() => this.reading.delete(gameId));
    this.reading.set(gameId, read);
    return read;
  }
}
