import type { Flushed } from '../log/log-writer.js';

/** Counts events of the games of this instance since its start. */
export class Counters {
  /** Games claimed from an owner that had died or had released them. */
  takenOver = 0;
  /** Commands fenced because another instance had claimed the game. */
  fenced = 0;
  /** Requests that were sent again. */
  resent = 0;
  /** Times a game stalled because an append took too long. */
  stalled = 0;
  /** Called after each append statement. */
  onAppend: (append: Flushed) => void = () => {};
}
