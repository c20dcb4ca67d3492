import { untraced } from '../../tracing/tracing.js';

const INTERVAL_MS = 250;
const SMALL_ROOM = 8;

/**
 * Publishes how many players have answered, at most four times a second. In larger rooms it waits until half of the
 * players have answered since the last time, so that an answer costs about one delivery whatever the room's size.
 */
export class AnswerCount {
  private published = 0;
  private latest = { answered: 0, players: 0 };
  private timer?: NodeJS.Timeout;

  constructor(private readonly publish: (answered: number) => void) {}

  update(answered: number, players: number): void {
    this.latest = { answered, players };
    if (answered < this.published) this.published = 0;
    const step = players <= SMALL_ROOM ? 1 : Math.ceil(players / 2);
    if (answered - this.published < step || this.timer) return;
    this.published = answered;
    this.publish(answered);
    // The next count covers many answers, so it belongs to no single trace.
    this.timer = setTimeout(() => untraced(() => this.publishLatest()), INTERVAL_MS);
  }

  private publishLatest(): void {
    this.stop();
    this.update(this.latest.answered, this.latest.players);
  }

  /** A question opens or closes: the count starts at 0 again. */
  reset(): void {
    this.published = 0;
    this.latest = { answered: 0, players: 0 };
    this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
