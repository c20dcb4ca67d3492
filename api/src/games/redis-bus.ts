import { setInterval } from 'node:timers';
import { Redis, type RedisOptions } from 'ioredis';
import { type Asked, Bus, type News, type Said } from './bus.js';

const TIDY_MS = 30_000;
/** A game that nobody here has followed for two rounds is not listened to any longer. */
const KEPT_ROUNDS = 2;
const OPTIONS: RedisOptions = {
  // What cannot be sent now is asked again by whoever waits for it.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 2_000,
  retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
};

// One hash tag per channel: Redis Cluster keeps a channel on one shard, and nothing spans two.
const gameChannel = (gameId: string) => `fourtell:{game:${gameId}}`;
const instanceChannel = (id: string) => `fourtell:{instance:${id}}`;
const NEWS = 'fourtell:{news}';

/** Between instances that share a Redis 7 or newer, by sharded publish and subscribe. */
export class RedisBus extends Bus {
  readonly connects = true;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  /** Games whose channel is subscribed, with the round in which they were last needed. */
  private readonly followed = new Map<string, { subscribed: Promise<unknown>; round: number }>();
  private round = 0;
  private isAway = false;
  private readonly tidying: NodeJS.Timeout;

  constructor(
    private readonly id: string,
    url: string,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
    this.setMaxListeners(0);
    this.publisher = new Redis(url, { ...OPTIONS, lazyConnect: true, connectionName: 'fourtell publisher' });
    this.subscriber = new Redis(url, {
      ...OPTIONS,
      lazyConnect: true,
      connectionName: 'fourtell subscriber',
    });
    this.subscriber.on('smessage', (channel: string, text: string) => this.receive(channel, text));
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', onError);
      client.on('close', () => this.lost());
      client.on('ready', () => void this.found());
    }
    this.tidying = setInterval(() => this.tidy(), TIDY_MS);
    this.tidying.unref();
  }

  /** Connects, without waiting for a Redis that is away. */
  async start(): Promise<void> {
    await Promise.all(
      [this.publisher, this.subscriber].map((client) => client.connect().catch(this.onError)),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.tidying);
    this.removeAllListeners();
    for (const client of [this.publisher, this.subscriber]) {
      client.removeAllListeners('close');
      client.disconnect();
    }
  }

  /** @throws Error while away. */
  async check(): Promise<void> {
    await this.publisher.ping();
    if (this.isAway) throw new Error('the bus is away');
  }

  say(gameId: string, said: Said, toOthers: boolean): void {
    this.emit('said', gameId, said);
    if (toOthers) this.publish(gameChannel(gameId), { gameId, said }).catch(() => {});
  }

  async follow(gameId: string): Promise<void> {
    const { round } = this;
    const known = this.followed.get(gameId);
    if (known) known.round = round;
    const subscribed = known?.subscribed ?? this.subscriber.ssubscribe(gameChannel(gameId));
    if (!known) this.followed.set(gameId, { subscribed, round });
    try {
      await subscribed;
    } catch (error) {
      this.followed.delete(gameId);
      throw error;
    }
  }

  async ask(instance: string, asked: Asked): Promise<boolean> {
    return (await this.publish(instanceChannel(instance), { asked })) > 0;
  }

  announce(news: News): void {
    this.emit('news', news);
    this.publish(NEWS, { news }).catch(() => {});
  }

  /** How many instances have received it. */
  private publish(channel: string, content: object): Promise<number> {
    const text = JSON.stringify({ ...content, by: this.id });
    return this.publisher.spublish(channel, text) as Promise<number>;
  }

  private receive(channel: string, text: string): void {
    const { by, gameId, said, asked, news } = JSON.parse(text) as Envelope;
    if (by === this.id) return;
    if (asked && channel === instanceChannel(this.id)) this.emit('asked', asked);
    if (gameId && said) this.emit('said', gameId, said);
    if (news) this.emit('news', news);
  }

  private lost(): void {
    if (this.isAway) return;
    this.isAway = true;
    this.emit('away');
  }

  private async found(): Promise<void> {
    if (this.publisher.status !== 'ready' || this.subscriber.status !== 'ready') return;
    try {
      const games = [...this.followed.keys()].map(gameChannel);
      for (const channel of [instanceChannel(this.id), NEWS, ...games]) {
        await this.subscriber.ssubscribe(channel);
      }
    } catch (error) {
      // Lost once more on the way: the next connection begins again.
      return this.onError(error);
    }
    const wasAway = this.isAway;
    this.isAway = false;
    if (wasAway) this.emit('back');
  }

  private tidy(): void {
    this.round += 1;
    for (const [gameId, entry] of this.followed) {
      if (this.isFollowed(gameId)) entry.round = this.round;
      if (this.round - entry.round < KEPT_ROUNDS) continue;
      this.followed.delete(gameId);
      this.subscriber.sunsubscribe(gameChannel(gameId)).catch(() => {});
    }
  }
}

interface Envelope {
  by: string;
  gameId?: string;
  said?: Said;
  asked?: Asked;
  news?: News;
}
