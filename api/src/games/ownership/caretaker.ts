import type { LiveGame } from '../live/live-game.js';
import type { Head } from '../log/event-log.js';
import { Deaths } from './deaths.js';
import type { Elsewhere } from './elsewhere.js';
import type { LiveGames, Surroundings } from './live-games.js';
import type { RemoteOwners } from './remote-owners.js';

/** An owner from which nothing is heard for so many looks may not know that somebody listens. */
const QUIET_LOOKS = 4;
/** Heartbeats are a second apart; after a longer pause others may have thought this instance dead. */
const PAUSED_MS = 2_500;

/** Overdue games that are taken over at the same time. */
const AT_ONCE = 4;

interface Ways {
  /** Makes the game live here, as it was seen, or finds out who has it. */
  take(gameId: string, head?: Head): Promise<void>;
  /** Makes the sockets here that follow the game reach its owner. */
  resync(gameId: string): void;
}

/** Periodic checks of the games that are owned or followed here. */
export class Caretaker {
  private readonly deaths = new Deaths();
  /** Where all players of a game were at the last look. */
  private readonly leaning = new WeakMap<LiveGame, string | undefined>();
  /** Games that are on the way to where their players are. */
  private readonly following = new WeakSet<LiveGame>();
  /** Owners that do not listen to the bus. */
  private readonly absent = new Set<string>();
  /** The heartbeat at the last look. */
  private beatAt: number;

  constructor(
    private readonly around: Surroundings,
    private readonly live: LiveGames,
    private readonly elsewhere: Elsewhere,
    private readonly remote: RemoteOwners,
    private readonly ways: Ways,
  ) {
    this.beatAt = around.instance.beatAt;
  }

  /** To be called once a second. */
  async tick(): Promise<void> {
    await this.checkOwned();
    const { bus, instance } = this.around;
    this.deaths.look(instance.peers);
    this.remote.giveUp(({ owner }) => !instance.peers.has(owner));
    for (const live of this.live.all) this.tendOne(live);
    const isAlive = (owner: string) => instance.peers.has(owner);
    // While the bus is away all owners are quiet.
    const looks = bus.isAway ? Number.POSITIVE_INFINITY : QUIET_LOOKS;
    const unsure = this.elsewhere.look(isAlive, bus.isFollowed, looks);
    await Promise.all(unsure.map((gameId) => this.lookFor(gameId)));
  }

  /** To be called some times a second: an owner that has left the bus is most likely dead, and its players wait. */
  async checkOwners(): Promise<void> {
    const { bus } = this.around;
    const owners = this.elsewhere.allOwners;
    for (const owner of this.absent) if (!owners.has(owner)) this.absent.delete(owner);
    if (owners.size === 0 || bus.isAway) return;
    const here = await bus.present([...owners.keys()]).catch(() => undefined);
    if (!here) return;
    const gone = [...owners.keys()].filter((owner) => !here.has(owner) && !this.absent.has(owner));
    for (const owner of here) this.absent.delete(owner);
    for (const owner of gone) {
      this.absent.add(owner);
      this.remote.giveUp((asked) => asked.owner === owner);
    }
    await Promise.all(gone.flatMap((owner) => owners.get(owner) ?? []).map((gameId) => this.lookFor(gameId)));
  }

  /** Makes games live whose time has come and which are live nowhere. */
  async sweep(overdueMs: number, limit: number): Promise<void> {
    const { log, instance } = this.around;
    if (instance.isSettling) return;
    const overdue = await log.overdue(overdueMs, limit, instance.id);
    // A long log must not hold all others up.
    const takeSome = async () => {
      for (let head = overdue.shift(); head; head = overdue.shift()) {
        const { gameId } = head;
        if (!this.live.find(gameId) && this.live.takes(gameId)) await this.ways.take(gameId, head);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeSome));
  }

  /** Instances that died have nobody in the game, those that listen hear of it, and it follows its players. */
  private tendOne(live: LiveGame): void {
    const { bus, instance } = this.around;
    const { id } = instance;
    const { edges, presence, epoch } = live;
    for (const edge of edges) if (this.deaths.isDead(edge)) live.loseInstance(edge);
    const sockets = Object.fromEntries(presence.instances);
    if (edges.size > 0)
      bus.say(live.id, { kind: 'pulse', by: id, epoch, seq: live.publishedSeq, sockets }, true);
    const near = Object.keys(sockets);
    edges.clear();
    for (const edge of near) if (edge !== id) edges.add(edge);
    const [to] = edges;
    const follows = near.length === 1 && to !== undefined && this.leaning.get(live) === to;
    this.leaning.set(live, near.length === 1 ? to : undefined);
    // It waits for what the game has decided, however long that takes to be durable.
    if (follows && !this.following.has(live)) void this.live.release(live, to);
    if (follows) this.following.add(live);
  }

  /** After a sleep, or with the log away: others may have taken the games here, and hold those who are here in theirs for gone. */
  private async checkOwned(): Promise<void> {
    const { beatAt } = this.around.instance;
    if (beatAt - this.beatAt > PAUSED_MS) {
      for (const live of this.live.all) {
        const head = await this.around.log.head(live.id);
        if (head && head.epoch !== live.epoch) live.destroy();
      }
      for (const gameId of this.elsewhere.games) this.ways.resync(gameId);
    }
    this.beatAt = beatAt;
  }

  private async lookFor(gameId: string): Promise<void> {
    // Still followed when it cannot be taken over now, with the log away: the next look tries again.
    this.elsewhere.set(gameId, undefined);
    await this.ways.take(gameId);
    if (this.elsewhere.ownerOf(gameId) !== undefined) this.ways.resync(gameId);
  }
}
