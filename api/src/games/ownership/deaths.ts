/** The peers of the last look are up to a second old: an instance that is not among them may have just begun. */
const BEGINNING_LOOKS = 5;

/** Tells instances that have died from those that have just begun. */
export class Deaths {
  private peers: ReadonlySet<string> = new Set();
  private died: ReadonlySet<string> = new Set();
  /** Instances that nobody has seen alive yet, with the looks since they were met. */
  private readonly unseen = new Map<string, number>();

  /** To be called once a second with those who live. */
  look(peers: ReadonlySet<string>): void {
    this.died = new Set([...this.peers].filter((peer) => !peers.has(peer)));
    this.peers = new Set(peers);
    for (const [id, looks] of this.unseen) {
      if (peers.has(id) || looks > BEGINNING_LOOKS) this.unseen.delete(id);
      else this.unseen.set(id, looks + 1);
    }
  }

  isDead(id: string): boolean {
    if (this.peers.has(id)) return false;
    if (this.died.has(id)) return true;
    const looks = this.unseen.get(id) ?? 0;
    this.unseen.set(id, looks);
    return looks >= BEGINNING_LOOKS;
  }
}
