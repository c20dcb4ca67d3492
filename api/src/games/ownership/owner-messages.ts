import { randomUUID } from 'node:crypto';
import { traced } from '../../tracing/tracing.js';
import type { OwnerMessage } from '../bus/bus.js';
import { sleep } from '../log/sleep.js';
import type { GameFeed } from './game-feed.js';
import type { GamesDeps } from './games-deps.js';
import { seqOf } from './live-games.js';
import type { Locator } from './locator.js';
import type { PendingAnswers } from './pending-answers.js';
import type { Placements } from './placements.js';
import type { RemoteOwners } from './remote-owners.js';

type Message<K extends OwnerMessage['kind']> = Extract<OwnerMessage, { kind: K }>;

/** Handles the messages of owners about their games, including the owners on this instance. */
export class OwnerMessages {
  private readonly me: string;

  constructor(
    private readonly deps: GamesDeps,
    private readonly placements: Placements,
    private readonly locator: Locator,
    private readonly remote: RemoteOwners,
    private readonly pendingAnswers: PendingAnswers,
    private readonly feed: GameFeed,
  ) {
    this.me = deps.instance.id;
  }

  receive(gameId: string, message: OwnerMessage): void {
    switch (message.kind) {
      case 'all':
        if (this.placements.received(gameId, seqOf(message.message)))
          this.fanOut(message.message[0], () => this.feed.emit('message', gameId, message.message));
        return;
      case 'user':
        this.fanOut(message.message[0], () =>
          this.feed.emit('personal', gameId, message.userId, message.message),
        );
        return;
      case 'answer':
        if (message.to === this.me) this.replied(gameId, message);
        return;
      case 'owned':
        this.acceptOwner(gameId, message);
        this.feed.emit('resync', gameId);
        return;
      case 'pulse':
        if (this.acceptOwner(gameId, message)) this.resyncIfMissed(gameId, message.seq);
        this.feed.emit('counted', gameId, message.sockets[this.me] ?? 0);
        return;
      case 'released':
        this.released(gameId, message);
        return;
      case 'closing':
        if (message.by !== this.me) void this.confirmAnswers(gameId, message);
    }
  }

  /** Sends a message to the sockets here. */
  private fanOut(event: string, send: () => void): void {
    traced(`fan out ${event}`, send);
  }

  private replied(gameId: string, message: Message<'answer'>): void {
    this.remote.receive(message);
    const { answer } = message;
    if ('state' in answer && answer.state) this.resyncIfMissed(gameId, answer.state.seq);
  }

  /** Records the sender as the owner. Returns false for this instance, and for an earlier owner: its message is late. */
  private acceptOwner(gameId: string, { by, epoch }: Message<'owned' | 'pulse'>): boolean {
    const live = this.placements.liveHere(gameId);
    if (by === this.me || (live && live.epoch >= epoch)) return false;
    if (this.placements.isOutdated(gameId, epoch)) return false;
    this.placements.claimed(gameId, by, epoch);
    this.remote.cancel((request) => request.gameId === gameId && request.owner !== by);
    live?.destroy();
    return true;
  }

  private resyncIfMissed(gameId: string, seq: number): void {
    if (this.placements.hasMissed(gameId, seq)) this.feed.emit('resync', gameId);
  }

  private released(gameId: string, { to, chat }: Message<'released'>): void {
    this.placements.ownerless(gameId, chat);
    this.remote.cancel((request) => request.gameId === gameId);
    // This instance may have claimed the game before the release arrived.
    this.placements.liveHere(gameId)?.announcer.chat.addEarlier(chat);
    if (to === this.me) void this.locator.take(gameId);
  }

  /** Reports to the owner that all answers which arrived here by `until` have been forwarded. */
  private async confirmAnswers(gameId: string, { by, until }: Message<'closing'>): Promise<void> {
    const { bus, clock } = this.deps;
    this.remote.resend(gameId);
    // The clocks of two instances differ a little.
    while (clock.now() <= until) await sleep(until - clock.now() + 1);
    await this.pendingAnswers.drained(gameId, until);
    const request = { do: 'passed', until } as const;
    await bus.send(by, { from: this.me, ref: randomUUID(), gameId, request }).catch(() => {});
  }
}
