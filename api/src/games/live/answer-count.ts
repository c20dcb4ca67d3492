const EVERY_MS = 250;
const SMALL_ROOM = 8;

/**
 * How many have answered, told to everybody: at most four times a second, and in larger rooms only when half of the
 * players have answered since the last time, so that an answer costs about one delivery whatever the room's size.
 */
export class AnswerCount {
  private told = 0;
  private latest = { answered: 0, players: 0 };
  private timer?: NodeJS.Timeout;

  constructor(private readonly tell: (answered: number) => void) {}

  answered(answered: number, players: number): void {
    this.latest = { answered, players };
    if (answered < this.told) this.told = 0;
    const step = players <= SMALL_ROOM ? 1 : Math.ceil(players / 2);
    if (answered - this.told < step || this.timer) return;
    this.told = answered;
    this.tell(answered);
    this.timer = setTimeout(() => {
      this.stop();
      this.answered(this.latest.answered, this.latest.players);
    }, EVERY_MS);
  }

  /** A question opens or closes: the count starts again. */
  reset(): void {
    this.told = 0;
    this.latest = { answered: 0, players: 0 };
    this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
