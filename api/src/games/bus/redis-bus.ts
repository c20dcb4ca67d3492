import { setInterval } from 'node:timers';
import { continueTrace, traceCarrier } from '../../tracing/tracing.js';
import { type Broadcast, Bus, type OwnerMessage, type RequestMessage } from './bus.js';
import { RedisConnections } from './redis-connections.js';
import { BROADCAST_CHANNEL, type Envelope, gameChannel, instanceChannel } from './redis-envelope.js';
import { RedisSubscriptions } from './redis-subscriptions.js';

const EXPIRE_MS = 30_000;
const HEARTBEAT_MS = 1_000;
/** After this many unanswered heartbeats Redis counts as unavailable, whatever the state of the connections. */
const MAX_LOST_HEARTBEATS = 3;

/** A message may be lost. */
const ignore = () => {};

/** The bus between instances that share a Redis 7 or newer, by sharded publish and subscribe. */
export class RedisBus extends Bus {
  readonly isShared = true;
  private readonly redis: RedisConnections;
  private readonly subscriptions = new RedisSubscriptions((gameId) =>
    this.redis.subscribe(gameChannel(gameId)),
  );
  /** Heartbeats that were sent since the last one returned. */
  private lostHeartbeats = 0;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly id: string,
    url: string,
    onError: (error: unknown) => void,
  ) {
    super();
    this.setMaxListeners(0);
    this.redis = new RedisConnections(url, () => this.channels, onError);
    this.redis.on('message', (channel, text) => this.receive(channel, text));
    this.redis.on('disconnected', () => this.emit('disconnected'));
    this.redis.on('connected', () => {
      this.lostHeartbeats = 0;
      this.emit('connected');
    });
  }

  get isConnected(): boolean {
    return this.redis.isConnected;
  }

  /** Connects. Resolves even if Redis is unavailable. */
  async start(): Promise<void> {
    this.timers.push(
      setInterval(() => this.expire(), EXPIRE_MS).unref(),
      setInterval(() => this.heartbeat(), HEARTBEAT_MS).unref(),
    );
    await this.redis.start();
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.removeAllListeners();
    this.redis.stop();
  }

  /** @throws BusDisconnected, or another Error if Redis does not reply */
  check = (): Promise<void> => this.redis.check();

  publish(gameId: string, message: OwnerMessage, toOthers: boolean): void {
    this.emit('message', gameId, message);
    if (toOthers) this.post(gameChannel(gameId), { gameId, said: message }).catch(ignore);
  }

  async subscribe(gameId: string): Promise<void> {
    this.redis.assertConnected();
    await this.subscriptions.add(gameId);
  }

  async send(instance: string, request: RequestMessage): Promise<boolean> {
    this.redis.assertConnected();
    return (await this.post(instanceChannel(instance), { asked: request })) > 0;
  }

  async reachable(instances: readonly string[]): Promise<Set<string>> {
    this.redis.assertConnected();
    const subscribed = await this.redis.subscribed(instances.map(instanceChannel));
    return new Set(instances.filter((id) => subscribed.has(instanceChannel(id))));
  }

  broadcast(broadcast: Broadcast): void {
    this.emit('broadcast', broadcast);
    this.post(BROADCAST_CHANNEL, { news: broadcast }).catch(ignore);
  }

  private get channels(): string[] {
    return [instanceChannel(this.id), BROADCAST_CHANNEL, ...this.subscriptions.games.map(gameChannel)];
  }

  /** Resolves to the number of instances that have received the message. */
  private post(channel: string, content: Omit<Envelope, 'by' | 'trace'>): Promise<number> {
    return this.redis.publish(channel, JSON.stringify({ ...content, by: this.id, trace: traceCarrier() }));
  }

  private receive(channel: string, text: string): void {
    const envelope = this.parse(text);
    if (envelope.by !== this.id) continueTrace(envelope.trace, () => this.deliver(channel, envelope));
    else if (envelope.beat) this.lostHeartbeats = 0;
  }

  private deliver(channel: string, { gameId, said, asked, news }: Partial<Envelope>): void {
    if (asked && channel === instanceChannel(this.id)) this.emit('request', asked);
    if (gameId && said) this.emit('message', gameId, said);
    if (news) this.emit('broadcast', news);
  }

  /** Other programs may publish anything on our channels. */
  private parse(text: string): Partial<Envelope> {
    try {
      return (JSON.parse(text) ?? {}) as Partial<Envelope>;
    } catch (error) {
      this.redis.report(error);
      return {};
    }
  }

  /** Sends a message to itself: a Redis that hangs, or two connections to different servers, look fine otherwise. */
  private heartbeat(): void {
    if (!this.isConnected) return;
    if (this.lostHeartbeats >= MAX_LOST_HEARTBEATS) {
      this.redis.reconnect(new Error('messages do not arrive'));
      return;
    }
    this.lostHeartbeats += 1;
    this.post(instanceChannel(this.id), { beat: true }).catch(ignore);
  }

  /** Subscriptions do not expire while Redis is unavailable: owners publish to them when it is back. */
  private expire(): void {
    if (!this.isConnected) return;
    for (const gameId of this.subscriptions.expire(this.isFollowed))
      this.redis.unsubscribe(gameChannel(gameId)).catch(ignore);
  }
}
