type Entry = { version: number; run: (gone?: Error) => void };

/** What waits for a version to be durable, in the order in which it came. */
export class ReleaseQueue {
  private readonly entries: Entry[] = [];

  constructor(private committed: number) {}

  /** Runs at once when `version` is durable already and nothing waits before it. */
  when(version: number, run: (gone?: Error) => void): void {
    if (version <= this.committed && this.entries.length === 0) run();
    else this.entries.push({ version, run });
  }

  /** `before` runs when the version is durable, before anything that waited for it. */
  commit(version: number, before: () => void): void {
    this.committed = version;
    before();
    while (this.entries[0] && this.entries[0].version <= version) this.entries.shift()?.run();
  }

  /** Nothing more will be durable. */
  void(why: Error): void {
    for (const { run } of this.entries.splice(0)) run(why);
  }

  isDurable = (version: number): boolean => version <= this.committed;
}
