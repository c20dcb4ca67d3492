/** Called when its version is durable, or with the reason why it never will be. */
type Release = (failure?: Error) => void;

/** Holds back replies and messages until the version of the game that they depend on is durable. Releases them in order. */
export class ReleaseQueue {
  private readonly entries: { version: number; release: Release }[] = [];

  constructor(private durable: number) {}

  /** Releases at once if `version` is durable already and nothing waits before it. */
  add(version: number, release: Release): void {
    if (version <= this.durable && this.entries.length === 0) release();
    else this.entries.push({ version, release });
  }

  /** `version` is durable. Runs `first`, then releases what waited for it. */
  commit(version: number, first: () => void): void {
    this.durable = version;
    first();
    while (this.entries[0] && this.entries[0].version <= version) this.entries.shift()?.release();
  }

  /** Nothing more will be durable. */
  fail(why: Error): void {
    for (const { release } of this.entries.splice(0)) release(why);
  }

  isDurable = (version: number): boolean => version <= this.durable;
}
