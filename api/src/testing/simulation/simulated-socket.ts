import { EventEmitter } from 'node:events';
import type { PlayerNamespace, PlayerSocket, SocketData } from '../../games/sockets/player-session.js';
import type { Frame, World } from './world.js';

type Reply = (answer: unknown) => void;

/** The client's side of a connection. */
export interface Client {
  readonly userId: string;
  hear(frame: Frame, on: SimulatedSocket): void;
  lost(socket: SimulatedSocket): void;
}

/** The task owner of all clients. */
export const CLIENTS = 'clients';

/**
 * A server socket with its simulated connection: messages arrive in order after a delay, or the connection breaks. It
 * implements the part of a Socket.IO socket that the server uses.
 */
export class SimulatedSocket extends EventEmitter {
  readonly id: string;
  readonly data = {} as SocketData;
  connected = true;
  /** The client's view. */
  open = true;
  readonly rooms = new Set<string>();
  readonly handshake = { auth: {}, headers: {} };
  readonly conn = { close: () => this.disconnect(), writeBuffer: [], transport: {} };
  private up = 0;
  private down = 0;
  private readonly anyListeners: ((event: string, ...args: unknown[]) => void)[] = [];

  constructor(
    readonly world: World,
    private readonly server: string,
    readonly nsp: SimulatedNamespace,
    readonly client: Client,
  ) {
    super();
    this.id = `socket ${++world.sockets}`;
  }

  /** The gateway's view. */
  get player(): PlayerSocket {
    return this as unknown as PlayerSocket;
  }

  onAny(listener: (event: string, ...args: unknown[]) => void): this {
    this.anyListeners.push(listener);
    return this;
  }

  join(rooms: string | string[]): void {
    if (!this.connected) return;
    for (const room of [rooms].flat()) {
      this.rooms.add(room);
      this.nsp.enter(room, this.id);
    }
  }

  leave(room: string): void {
    this.rooms.delete(room);
    this.nsp.exit(room, this.id);
  }

  /** Sends to the client. */
  override emit(event: string, payload?: object): boolean {
    const { gameId = '' } = this.data.session ?? {};
    this.send({
      event,
      text: JSON.stringify(payload ?? null),
      gameId,
      at: this.world.time.now,
      told: 'alone',
    });
    return true;
  }

  send(frame: Frame): void {
    if (!this.connected) return;
    this.world.sent(this.client.userId, frame);
    this.toClient(() => this.client.hear(frame, this));
  }

  /** Opens the connection on the server, before any message of the client. */
  arrive(handle: (socket: PlayerSocket) => void): void {
    this.toServer(() => {
      this.nsp.sockets.set(this.id, this);
      handle(this.player);
    });
  }

  /** Receives from the client; `reply` is called at the client if the connection is still open. */
  ask(event: string, payload: object | undefined, reply: Reply): void {
    const text = payload === undefined ? undefined : JSON.stringify(payload);
    this.toServer(() => {
      const args: unknown[] = text === undefined ? [] : [JSON.parse(text)];
      const before = this.data.session?.gameId;
      const asked = {
        userId: this.client.userId,
        event,
        request: text ?? '{}',
        arrivedAt: this.world.time.now,
      };
      args.push((answer: unknown) => {
        const answered = JSON.stringify(answer);
        this.world.replied({ ...asked, gameId: this.data.session?.gameId ?? before ?? '', answer: answered });
        if (this.connected) this.toClient(() => reply(JSON.parse(answered)));
      });
      for (const listener of this.anyListeners) listener(event, ...args);
      super.emit(event, ...args);
    });
  }

  /** The server closes the connection. */
  disconnect(): void {
    if (!this.connected) return;
    this.toClient(() => this.cut());
    this.gone();
  }

  /** Breaks the connection: the client notices at once, the server later. */
  break(): void {
    if (!this.open) return;
    this.toServer(() => this.gone());
    this.cut();
  }

  /** The client notices that the server is unreachable. */
  cut(): void {
    if (!this.open) return;
    this.open = false;
    this.client.lost(this);
  }

  private gone(): void {
    if (!this.connected) return;
    this.connected = false;
    this.nsp.remove(this);
  }

  private toServer(run: () => void): void {
    const { time, random } = this.world;
    this.up = Math.max(time.now + 5 + random.next() * 40, this.up + 0.001);
    time.after(this.up - time.now, this.server, () => this.connected && run());
  }

  private toClient(run: () => void): void {
    const { time, random } = this.world;
    this.down = Math.max(time.now + 5 + random.next() * 40, this.down + 0.001);
    time.after(this.down - time.now, CLIENTS, () => this.open && run());
  }
}

/** The part of a namespace that the server uses. */
export class SimulatedNamespace {
  readonly sockets = new Map<string, SimulatedSocket>();
  readonly adapter = { rooms: new Map<string, Set<string>>() };
  disconnected: (socket: PlayerSocket) => void = () => {};

  constructor(private readonly world: World) {}

  get players(): PlayerNamespace {
    return this as unknown as PlayerNamespace;
  }

  use(): void {}

  to(room: string) {
    return {
      emit: (event: string, payload: object) => {
        const [gameId = ''] = room.split('/');
        const told = room === gameId ? 'all' : 'one';
        const frame: Frame = { event, text: JSON.stringify(payload), gameId, at: this.world.time.now, told };
        for (const id of this.adapter.rooms.get(room) ?? []) this.sockets.get(id)?.send(frame);
      },
    };
  }

  in(room: string) {
    return {
      disconnectSockets: () => {
        for (const id of [...(this.adapter.rooms.get(room) ?? [])]) this.sockets.get(id)?.disconnect();
      },
    };
  }

  enter(room: string, id: string): void {
    const ids = this.adapter.rooms.get(room) ?? new Set();
    this.adapter.rooms.set(room, ids.add(id));
  }

  exit(room: string, id: string): void {
    const ids = this.adapter.rooms.get(room);
    ids?.delete(id);
    if (ids?.size === 0) this.adapter.rooms.delete(room);
  }

  remove(socket: SimulatedSocket): void {
    for (const room of [...socket.rooms]) socket.leave(room);
    this.sockets.delete(socket.id);
    this.disconnected(socket.player);
  }
}
