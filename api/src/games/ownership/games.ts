import { randomUUID } from 'node:crypto';
import type { CommandOf } from '#game/commands';
import { Refused } from '#game/refused';
import type { Ack } from '#protocol/messages';
import type { Asked, Said } from '../bus/bus.js';
import type { CommandDraft, OwnerReply, Request } from '../bus/requests.js';
import type { LiveGame } from '../live/live-game.js';
import type { RequestHandler } from '../live/request-handler.js';
import { type Created, type Head, Unknown } from '../log/event-log.js';
import { Fenced, Quarantined } from '../log/log-writer.js';
import { Caretaker } from './caretaker.js';
import type { Counts } from './counts.js';
import { Elsewhere } from './elsewhere.js';
import { GameFeed } from './game-feed.js';
import { LiveGames, type Surroundings, seqOf, Unavailable } from './live-games.js';
import { PendingAnswers } from './pending-answers.js';
import { RemoteOwners } from './remote-owners.js';

/** A dead owner is noticed within 3 s, and a request is worth repeating until then. */
export const PATIENCE_MS = 6_000;
/** Between two looks for an owner that is dying, or being born; it grows. */
const [PAUSE_MS, LONGEST_PAUSE_MS] = [50, 500];

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Finds the owner of a game wherever it is, and owns the games that nobody has and somebody here needs. */
export class Games {
  private readonly live: LiveGames;
  private readonly elsewhere = new Elsewhere();
  /** Looks for owners that are under way. */
  private readonly finding = new Map<string, Promise<LiveGame | string>>();
  private readonly remote: RemoteOwners;
  readonly feed = new GameFeed();
  readonly pendingAnswers = new PendingAnswers();
  /** What has to be looked after again and again. */
  readonly caretaker: Caretaker;

  constructor(private readonly around: Surroundings & { handler: Pick<RequestHandler, 'handle'> }) {
    const { bus, instance } = around;
    // The sockets here have to reach the next owner, and no other instance may know of them.
    const onLost = (gameId: string) => setImmediate(() => this.resync(gameId));
    this.live = new LiveGames(around, onLost, this.elsewhere.isOutdated);
    this.remote = new RemoteOwners(instance.id, bus, this.live.counts);
    const take = (gameId: string, head?: Head) => this.take(gameId, head);
    const ways = { take, resync: (gameId: string) => this.resync(gameId) };
    this.caretaker = new Caretaker(around, this.live, this.elsewhere, this.remote, ways);
    bus.on('asked', (asked) => void this.serve(asked));
    bus.on('said', (gameId, said) => {
      this.hear(gameId, said);
      this.pass(gameId, said);
    });
    bus.on('back', () => this.tellOwned());
  }

  get counts(): Counts {
    return this.live.counts;
  }

  /** Takes no more games, and gives up those that it has. */
  get draining(): boolean {
    return this.live.draining;
  }

  /** Live games on this instance. */
  get count(): number {
    return this.live.count;
  }

  /** Whether the game is live on this instance. */
  owns = (gameId: string): boolean => this.live.get(gameId) !== undefined;

  /** Makes a game with its first events, owned here; by nobody yet when this instance is about to stop. */
  create(gameId: string, command: CommandOf<'OpenSolo' | 'OpenRoom'>): Promise<Created> {
    if (this.live.draining) this.another();
    return this.live.create(gameId, command);
  }

  /**
   * Sends a request to the game's owner, wherever that is, until it replies. Calls `receive` once, with the reply at
   * its place among the game's messages, and resolves with it afterwards.
   * @throws Refused, or Unavailable if no owner has replied within PATIENCE_MS
   */
  async request(
    gameId: string,
    request: Request,
    receive: (answer: OwnerReply) => void = () => {},
  ): Promise<OwnerReply> {
    const { clock } = this.around;
    const until = clock.now() + PATIENCE_MS;
    let answer: OwnerReply = {};
    const keep = (given: OwnerReply) => {
      answer = given;
      receive(given);
    };
    for (let pause = 0; ; pause = Math.min(pause * 2 || PAUSE_MS, LONGEST_PAUSE_MS)) {
      if (await this.tried(gameId, request, keep)) return answer;
      if (clock.now() + pause > until) throw new Unavailable();
      this.counts.resent += 1;
      if (pause > 0) await sleep(pause);
    }
  }

  /** Sends a command to the game's owner and resolves with its receipt. */
  async execute(gameId: string, command: CommandDraft): Promise<Ack> {
    const { ack } = await this.request(gameId, { do: 'wish', wish: command });
    if (!ack) throw new Unavailable();
    return ack;
  }

  /** Gives every game up, each to an instance where its players are, after what it has decided is durable. */
  releaseAll = (): Promise<void> => this.live.releaseAll((live) => this.successorOf(live));

  private resync(gameId: string): void {
    if (this.around.bus.isFollowed(gameId)) this.feed.emit('resync', gameId);
  }

  private successorOf({ edges }: LiveGame): string | undefined {
    const near = this.others.filter((peer) => edges.has(peer));
    return oneOf(near.length > 0 ? near : this.others);
  }

  private get others(): string[] {
    const { id, peers } = this.around.instance;
    return this.around.bus.connects ? [...peers].filter((peer) => peer !== id) : [];
  }

  /** An instance that can take a game which this one cannot. @throws Unavailable */
  private another(): string {
    const other = oneOf(this.others);
    if (other === undefined) throw new Unavailable();
    return other;
  }

  /** Whether the owner has answered; if not, it may be another one by now. */
  private async tried(
    gameId: string,
    request: Request,
    receive: (answer: OwnerReply) => void,
  ): Promise<boolean> {
    try {
      if (request.do === 'leave' && !(await this.isOwned(gameId))) {
        receive({});
        return true;
      }
      const owner = await this.locate(gameId);
      if (typeof owner !== 'string')
        return await this.served(owner, this.around.instance.id, request, receive);
      if ((await this.remote.ask(owner, gameId, request, receive)) === 'answered') return true;
      if (this.elsewhere.ownerOf(gameId) === owner) this.elsewhere.forget(gameId);
      return false;
    } catch (error) {
      // Another instance was faster to claim the game.
      if (error instanceof Fenced) return false;
      throw error;
    }
  }

  /** A game without an owner has no presence to clean up when a player leaves. */
  private async isOwned(gameId: string): Promise<boolean> {
    if (this.known(gameId) !== undefined) return true;
    const head = await this.around.log.head(gameId);
    return head !== undefined && head.owner !== null && head.owner !== this.around.instance.id;
  }

  private known = (gameId: string) =>
    this.live.find(gameId) ?? this.elsewhere.ownerOf(gameId) ?? this.finding.get(gameId);

  /** The live game here, or the instance that owns it. */
  private locate(gameId: string): Promise<LiveGame | string> | string {
    const known = this.known(gameId);
    if (known !== undefined) return known;
    const found = this.find(gameId).finally(() => this.finding.delete(gameId));
    this.finding.set(gameId, found);
    return found;
  }

  private async find(gameId: string): Promise<LiveGame | string> {
    if (this.live.draining) this.another();
    await this.live.left(gameId);
    const head = await this.around.log.head(gameId);
    const known = this.live.find(gameId);
    if (known) return known;
    if (!head || head.quarantine !== null) throw new Unavailable();
    const { owner, ownerAlive } = head;
    if (head.phase === 'closed') return this.live.over(head);
    const isFree = owner === null || owner === this.around.instance.id;
    if (isFree || !(ownerAlive || (await this.isSettling(owner)))) {
      // Whoever is asked for a game that nobody has takes it.
      return this.live.takes(gameId) ? this.claim(head) : this.another();
    }
    if (!this.around.bus.connects) throw new Unavailable();
    this.elsewhere.set(gameId, owner);
    return owner;
  }

  /** Whether the owner may be about to enroll anew, after the database was away from all. */
  private async isSettling(owner: string): Promise<boolean> {
    const { bus, instance } = this.around;
    if (!instance.isSettling || !bus.connects) return false;
    return (await bus.present([owner]).catch(() => new Set())).has(owner);
  }

  private async take(gameId: string, head?: Head): Promise<void> {
    try {
      const found = await (head ? this.claim(head) : this.locate(gameId));
      if (typeof found !== 'string' && found.isOver) found.destroy();
    } catch (error) {
      if (!(error instanceof Fenced)) this.around.report('could not take over', gameId, error);
    }
    this.live.inherit(gameId, undefined);
  }

  private claim(head: Head): Promise<LiveGame> {
    this.elsewhere.forget(head.gameId);
    return this.live.claim(head);
  }

  /** Whether the live game has answered; if not, it is not owned here any more. */
  private async served(
    live: LiveGame,
    edge: string,
    request: Request,
    receive: (answer: OwnerReply) => void,
  ): Promise<boolean> {
    try {
      if (edge !== this.around.instance.id) live.edges.add(edge);
      await this.around.handler.handle(live, edge, request, receive);
      if (live.isOver) live.destroy();
      return true;
    } catch (error) {
      if (error instanceof Quarantined) throw new Unavailable();
      if (!(error instanceof Fenced)) throw error;
      this.counts.fenced += 1;
      return false;
    }
  }

  private async serve({ from, ref, gameId, request }: Asked): Promise<void> {
    if (request.do === 'passed') return this.live.get(gameId)?.answersForwarded(from, request.until);
    type Reply = Extract<Said, { kind: 'answer' }>['answer'];
    const reply = (answer: Reply) =>
      this.around.bus.say(gameId, { kind: 'answer', to: from, ref, answer }, true);
    try {
      // Whoever believes that the game is here does not have it.
      if (this.elsewhere.ownerOf(gameId) === from) this.elsewhere.forget(gameId);
      const live = await this.locate(gameId);
      if (typeof live === 'string' || !(await this.served(live, from, request, reply)))
        reply({ moved: true });
    } catch (error) {
      if (error instanceof Refused) reply({ refused: error.code });
      else if (error instanceof Fenced || error instanceof Unavailable) reply({ moved: true });
      // With the log away nobody can answer: the edge asks again.
      else if (!(error instanceof Unknown)) this.around.report('an edge was not answered', gameId, error);
    }
  }

  private hear(gameId: string, said: Said): void {
    const me = this.around.instance.id;
    if (said.kind === 'owned' || said.kind === 'pulse') {
      const live = this.live.get(gameId);
      // What an older owner said may arrive late.
      if (said.by === me || (live && live.epoch >= said.epoch)) return;
      if (this.elsewhere.isOutdated(gameId, said.epoch)) return;
      this.elsewhere.isClaimed(gameId, said.by, said.epoch);
      this.remote.giveUp((asked) => asked.gameId === gameId && asked.owner !== said.by);
      live?.destroy();
    }
    if (said.kind === 'closing' && said.by !== me) void this.passOn(gameId, said);
    const seq = lastOf(said, me);
    if (seq !== undefined && this.elsewhere.hasMissed(gameId, seq)) this.resync(gameId);
    if (said.kind === 'all') this.elsewhere.hear(gameId, seqOf(said.message));
    if (said.kind !== 'released') return;
    this.elsewhere.set(gameId, undefined);
    this.remote.giveUp((asked) => asked.gameId === gameId);
    // Somebody here may have been faster to claim it than the word of its release.
    this.live.get(gameId)?.announcer.chat.addEarlier(said.chat);
    if (said.to !== me && !this.live.find(gameId)) return;
    this.live.inherit(gameId, said.chat);
    void this.take(gameId);
  }

  /** Passes on to the sockets here what concerns them. */
  private pass(gameId: string, said: Said): void {
    if (said.kind === 'all') this.feed.emit('message', gameId, said.message);
    if (said.kind === 'user') this.feed.emit('personal', gameId, said.userId, said.message);
    if (said.kind === 'owned') this.resync(gameId);
    if (said.kind === 'pulse') this.feed.emit('counted', gameId, said.sockets[this.around.instance.id] ?? 0);
  }

  /** Tells the owner when it has all answers that arrived here by then. */
  private async passOn(gameId: string, { by, until }: Extract<Said, { kind: 'closing' }>): Promise<void> {
    const { bus, clock, instance } = this.around;
    this.remote.askAgain(gameId);
    // Clocks differ a little.
    while (clock.now() <= until) await sleep(until - clock.now() + 1);
    await this.pendingAnswers.drained(gameId, until);
    const request = { do: 'passed', until } as const;
    await bus.ask(by, { from: instance.id, ref: randomUUID(), gameId, request }).catch(() => {});
  }

  /** After the bus was away: whoever is in a game that lives here tells so again. */
  private tellOwned(): void {
    const { bus, instance } = this.around;
    for (const { id, epoch } of this.live.all) {
      bus.say(id, { kind: 'owned', by: instance.id, epoch }, true);
    }
  }
}

/** The number of the last message that there was when this was said. */
function lastOf(said: Said, me: string): number | undefined {
  if (said.kind === 'pulse') return said.seq;
  if (said.kind !== 'answer' || said.to !== me || !('state' in said.answer)) return undefined;
  return said.answer.state?.seq;
}

const oneOf = (ids: string[]): string | undefined => ids[Math.floor(Math.random() * ids.length)];
