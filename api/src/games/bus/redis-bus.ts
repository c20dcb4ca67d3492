import { setInterval } from 'node:timers';
import { Redis, type RedisOptions } from 'ioredis';
import { type Asked, Bus, type News, type Said } from './bus.js';

const TIDY_MS = 30_000;
/** A game that nobody here has followed for two rounds is not listened to any longer. */
const KEPT_ROUNDS = 2;
const BEAT_MS = 1_000;
/** So many beats that were sent and did not come back mean that the bus is away, whatever its connections say. */
const MOST_UNHEARD = 3;
const OPTIONS: RedisOptions = {
  // What cannot be sent now is asked again by whoever waits for it.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  // Done here: the client's own way leaves a failure to nobody, which would end the process.
  autoResubscribe: false,
  lazyConnect: true,
  connectTimeout: 2_000,
  commandTimeout: 2_000,
  disconnectTimeout: 500,
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
  /** Games whose channel is subscribed, or will be when Redis is back, with the round in which they were last needed. */
  private readonly followed = new Map<string, { subscribed: Promise<unknown>; round: number }>();
  private round = 0;
  isAway = true;
  /** Whether the present absence has been reported: once, however often it is found out. */
  private isReported = false;
  private unheard = 0;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly id: string,
    url: string,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
    this.setMaxListeners(0);
    this.publisher = new Redis(url, { ...OPTIONS, connectionName: 'fourtell_publisher' });
    this.subscriber = new Redis(url, { ...OPTIONS, connectionName: 'fourtell_subscriber' });
    this.subscriber.on('smessage', (channel: string, text: string) => this.receive(channel, text));
    for (const client of this.clients) {
      client.on('error', (error) => this.report(error));
      client.on('close', () => this.lost());
      client.on('ready', () => void this.found());
    }
  }

  /** Connects, without waiting for a Redis that is away. */
  async start(): Promise<void> {
    this.timers.push(
      setInterval(() => this.tidy(), TIDY_MS).unref(),
      setInterval(() => this.beat(), BEAT_MS).unref(),
    );
    const connected = this.clients.map((client) => client.connect());
    // What goes wrong is reported by the client; it tries again by itself.
    if ((await Promise.allSettled(connected)).every(({ status }) => status === 'fulfilled'))
      await this.found();
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.removeAllListeners();
    for (const client of this.clients) {
      client.removeAllListeners('close');
      client.removeAllListeners('ready');
      client.disconnect();
    }
  }

  /** @throws Error while away. */
  async check(): Promise<void> {
    if (this.isAway) throw new Error('the bus is away');
    await this.publisher.ping();
  }

  say(gameId: string, said: Said, toOthers: boolean): void {
    this.emit('said', gameId, said);
    if (toOthers) this.publish(gameChannel(gameId), { gameId, said }).catch(() => {});
  }

  async follow(gameId: string): Promise<void> {
    if (this.isAway) throw new Error('the bus is away');
    const known = this.followed.get(gameId);
    const entry = known ?? { subscribed: this.subscribe(gameChannel(gameId)), round: 0 };
    entry.round = this.round;
    this.followed.set(gameId, entry);
    try {
      await entry.subscribed;
    } catch (error) {
      // Not one that was made since by somebody else who has waited for this one.
      if (this.followed.get(gameId) === entry) this.followed.delete(gameId);
      throw error;
    }
  }

  async ask(instance: string, asked: Asked): Promise<boolean> {
    if (this.isAway) throw new Error('the bus is away');
    return (await this.publish(instanceChannel(instance), { asked })) > 0;
  }

  async present(instances: readonly string[]): Promise<Set<string>> {
    if (this.isAway) throw new Error('the bus is away');
    const counts = await this.publisher.pubsub('SHARDNUMSUB', ...instances.map(instanceChannel));
    return new Set(instances.filter((_, i) => Number(counts[2 * i + 1]) > 0));
  }

  announce(news: News): void {
    this.emit('news', news);
    this.publish(NEWS, { news }).catch(() => {});
  }

  private get clients(): Redis[] {
    return [this.publisher, this.subscriber];
  }

  private get isReady(): boolean {
    return this.clients.every(({ status }) => status === 'ready');
  }

  /** How many instances have received it. */
  private async publish(channel: string, content: object): Promise<number> {
    const text = JSON.stringify({ ...content, by: this.id });
    return (await this.publisher.spublish(channel, text)) as number;
  }

  private subscribe = (channel: string): Promise<unknown> => this.subscriber.ssubscribe(channel);

  private receive(channel: string, text: string): void {
    const { by, gameId, said, asked, news, beat } = this.parse(text);
    if (by === this.id) {
      if (beat) this.unheard = 0;
      return;
    }
    if (asked && channel === instanceChannel(this.id)) this.emit('asked', asked);
    if (gameId && said) this.emit('said', gameId, said);
    if (news) this.emit('news', news);
  }

  /** Whatever else uses the Redis must not end this process. */
  private parse(text: string): Partial<Envelope> {
    try {
      return (JSON.parse(text) ?? {}) as Envelope;
    } catch (error) {
      this.report(error);
      return {};
    }
  }

  /** Sends itself a message: a Redis that hangs, or two connections that lead to different ones, look fine otherwise. */
  private beat(): void {
    if (this.isAway) return;
    if (this.unheard >= MOST_UNHEARD) {
      this.report(new Error('messages do not arrive'));
      this.lost();
      for (const client of this.clients) client.disconnect(true);
      return;
    }
    this.unheard += 1;
    this.publish(instanceChannel(this.id), { beat: true }).catch(() => {});
  }

  private lost(): void {
    if (this.isAway) return;
    this.isAway = true;
    this.emit('away');
  }

  /** Both connections are there: what was listened to before is listened to again. */
  private async found(): Promise<void> {
    if (!this.isReady) return;
    try {
      const games = [...this.followed.keys()].map(gameChannel);
      await Promise.all([instanceChannel(this.id), NEWS, ...games].map(this.subscribe));
    } catch (error) {
      this.report(error);
      // Without all of them there is no use in the connection: the next one begins again.
      if (this.isReady) this.subscriber.disconnect(true);
      return;
    }
    if (!this.isReady || !this.isAway) return;
    this.isAway = false;
    this.isReported = false;
    this.unheard = 0;
    this.emit('back');
  }

  private report(error: unknown): void {
    if (!this.isReported) this.onError(error);
    this.isReported = true;
  }

  private tidy(): void {
    // Owners that come back may still have something to say of those who have gone meanwhile.
    if (this.isAway) return;
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
  beat?: true;
}
