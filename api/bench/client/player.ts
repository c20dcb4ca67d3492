import {
  ANSWER_ACK,
  ASKED_ACK,
  ackIdOf,
  connectFrame,
  contentOf,
  eventFrame,
  isOk,
  type Kind,
  kindOf,
  PONG,
} from './frames.js';
import { RawSocket } from './raw-socket.js';

/** Frames and bytes received by the players of this process, without heartbeats. */
export const received = { frames: 0, bytes: 0, refusals: 0 };

/** Handles a player's acknowledgements and game messages. Its methods run for every frame, so they must be fast. */
export interface Play {
  onAnswerAck?(player: Player): void;
  onMessage(player: Player, kind: Kind, bytes: Buffer, start: number, end: number): void;
}

type Ack = { ok: boolean; code?: string };

/** One connection of a user to the rooms' namespace. */
export class Player {
  play?: Play | undefined;
  /** Index within the room, from 0. */
  place = 0;
  /** When the last answer was sent or due, ms. */
  answeredAt = 0;
  private readonly socket: RawSocket;
  private ended = false;
  private asked?: (ack: Ack) => void;
  private readonly awaited = new Map<string, (payload: never) => void>();

  private constructor(
    port: number,
    query: string,
    readonly token: string,
    private readonly connected: (error?: Error) => void,
  ) {
    const path = `/socket.io/?EIO=4&transport=websocket${query}`;
    this.socket = new RawSocket(
      port,
      path,
      (...frame) => this.take(...frame),
      (why) => this.disconnected(why),
    );
  }

  /** Resolves when the server has accepted the connection. */
  static connect(port: number, token: string, query = ''): Promise<Player> {
    return new Promise((resolve, reject) => {
      const player = new Player(port, query, token, (error) => (error ? reject(error) : resolve(player)));
    });
  }

  send(frame: Buffer): void {
    this.socket.send(frame);
  }

  /** Sends a request and resolves to its reply. Allows one request at a time, which is enough for set-up. */
  ask(event: string, payload?: object): Promise<Ack> {
    this.send(eventFrame(ASKED_ACK, event, payload));
    return new Promise((resolve) => {
      this.asked = resolve;
    });
  }

  /** Sends a request that must succeed. @throws Error if the server refuses it. */
  async must(event: string, payload?: object): Promise<void> {
    const ack = await this.ask(event, payload);
    if (!ack.ok) throw new Error(`${event} was refused: ${ack.code}`);
  }

  /** Resolves to the next message with this name. */
  next<T>(event: string): Promise<T> {
    return new Promise((resolve) => this.awaited.set(event, resolve));
  }

  end(): void {
    this.ended = true;
    this.socket.end();
  }

  private disconnected(why: string): void {
    if (this.ended) return;
    this.ended = true;
    this.connected(new Error(why));
    // Ends the process: a measurement with a disconnected player would be wrong.
    throw new Error(`a player lost the connection: ${why}`);
  }

  private take(bytes: Buffer, start: number, end: number): void {
    const kind = kindOf(bytes, start);
    if (kind === 'ping') {
      this.send(PONG);
      return;
    }
    received.frames += 1;
    received.bytes += end - start;
    if (kind === 'ack') this.acked(bytes, start, end);
    else if (kind === 'open') this.send(connectFrame(this.token));
    else if (kind === 'connected') this.connected();
    else if (kind === 'refused') this.disconnected(bytes.toString('utf8', start, end));
    else {
      if (this.awaited.size > 0) this.resolveAwaited(bytes, start, end);
      this.play?.onMessage(this, kind, bytes, start, end);
    }
  }

  private acked(bytes: Buffer, start: number, end: number): void {
    const id = ackIdOf(bytes, start);
    if (id === ASKED_ACK) this.asked?.(contentOf(bytes, start, end)[0] as Ack);
    else if (!isOk(bytes, start)) this.refused(bytes.toString('utf8', start, end));
    if (id === ANSWER_ACK) this.play?.onAnswerAck?.(this);
  }

  private refused(what: string): void {
    if (received.refusals++ === 0) console.error(`refused: ${what}`);
  }

  private resolveAwaited(bytes: Buffer, start: number, end: number): void {
    const [event, payload] = contentOf(bytes, start, end) as [string, never];
    const resolve = this.awaited.get(event);
    this.awaited.delete(event);
    resolve?.(payload);
  }
}
