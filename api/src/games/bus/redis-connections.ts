import { EventEmitter } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';
import { BusDisconnected } from './bus.js';

const OPTIONS: RedisOptions = {
  // Senders repeat their requests, so that none has to be queued here.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  // Done here: the client would leave a failure to an unhandled rejection, which ends the process.
  autoResubscribe: false,
  lazyConnect: true,
  connectTimeout: 2_000,
  commandTimeout: 2_000,
  disconnectTimeout: 500,
  retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
};

interface ConnectionEvents {
  message: [channel: string, text: string];
  disconnected: [];
  /** Both connections are ready, and all channels are subscribed to. */
  connected: [];
}

/** Two connections to Redis, one to publish and one to subscribe, which reconnect together. */
export class RedisConnections extends EventEmitter<ConnectionEvents> {
  isConnected = false;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  /** Whether an error has been reported since Redis was last connected: an outage is reported once. */
  private isReported = false;

  /** `channels` returns the channels to subscribe to each time that Redis is connected. */
  constructor(
    url: string,
    private readonly channels: () => string[],
    private readonly onError: (error: unknown) => void,
  ) {
    super();
    this.publisher = new Redis(url, { ...OPTIONS, connectionName: 'fourtell_publisher' });
    this.subscriber = new Redis(url, { ...OPTIONS, connectionName: 'fourtell_subscriber' });
    this.subscriber.on('smessage', (channel: string, text: string) => this.emit('message', channel, text));
    for (const client of this.clients) {
      client.on('error', (error) => this.report(error));
      client.on('close', () => this.lost());
      client.on('ready', () => void this.ready());
    }
  }

  /** Connects. Resolves even if Redis is unavailable: the clients report the error and retry. */
  async start(): Promise<void> {
    const connected = this.clients.map((client) => client.connect());
    if ((await Promise.allSettled(connected)).every(({ status }) => status === 'fulfilled'))
      await this.ready();
  }

  stop(): void {
    this.removeAllListeners();
    for (const client of this.clients) {
      client.removeAllListeners('close');
      client.removeAllListeners('ready');
      client.disconnect();
    }
  }

  /** @throws BusDisconnected, or another Error if Redis does not reply */
  async check(): Promise<void> {
    this.assertConnected();
    await this.publisher.ping();
  }

  /** @throws BusDisconnected */
  assertConnected(): void {
    if (!this.isConnected) throw new BusDisconnected();
  }

  /** Resolves to the number of instances that have received the message. */
  publish = async (channel: string, text: string): Promise<number> =>
    (await this.publisher.spublish(channel, text)) as number;

  subscribe = (channel: string): Promise<unknown> => this.subscriber.ssubscribe(channel);

  unsubscribe = (channel: string): Promise<unknown> => this.subscriber.sunsubscribe(channel);

  /** Returns those of the channels that at least one instance subscribes to. */
  async subscribed(channels: readonly string[]): Promise<Set<string>> {
    const counts = await this.publisher.pubsub('SHARDNUMSUB', ...channels);
    return new Set(channels.filter((_, i) => Number(counts[2 * i + 1]) > 0));
  }

  /** Closes both connections and connects again. */
  reconnect(why: Error): void {
    this.report(why);
    this.lost();
    for (const client of this.clients) client.disconnect(true);
  }

  report(error: unknown): void {
    if (!this.isReported) this.onError(error);
    this.isReported = true;
  }

  private get clients(): Redis[] {
    return [this.publisher, this.subscriber];
  }

  private get isReady(): boolean {
    return this.clients.every(({ status }) => status === 'ready');
  }

  private lost(): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.emit('disconnected');
  }

  private async ready(): Promise<void> {
    if (!this.isReady) return;
    try {
      await Promise.all(this.channels().map(this.subscribe));
    } catch (error) {
      this.report(error);
      // A connection that lacks a subscription is replaced: the next one subscribes again.
      if (this.isReady) this.subscriber.disconnect(true);
      return;
    }
    if (!this.isReady || this.isConnected) return;
    this.isConnected = true;
    this.isReported = false;
    this.emit('connected');
  }
}
