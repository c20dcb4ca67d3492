/** What has happened to the games of this instance since its start. */
export class Counts {
  /** Games that were claimed from an instance that was gone, or had given them up. */
  takenOver = 0;
  /** Commands that met a game which somebody else owned by then. */
  fenced = 0;
  /** Requests that were sent once more. */
  resent = 0;
  /** Called for each statement that has appended, or failed to. */
  onAppend: (ms: number, outcome: 'ok' | 'failed') => void = () => {};
}
