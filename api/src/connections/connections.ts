import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Namespace, Server, Socket } from 'socket.io';
import { BOUNDS } from '../limits/budgets.js';
import type { Limits } from '../limits/limits.js';
import type { TokenBucket } from '../limits/token-bucket.js';
import type { TokenBuckets } from '../limits/token-buckets.js';
import { TurnQueue } from '../limits/turn-queue.js';
import { type Allowance, type Connection, cut, guard, isSlow } from './guard.js';

const LOOK_MS = 1_000;
const TOO_MANY_CONNECTIONS = 'Too many connections. Please wait a moment.';

interface Guarded {
  address: string;
  allow: (allowed: Allowance) => void;
  tokenChecks: TokenBucket;
  /** Tokens that were refused, or are still being checked, since one was accepted. */
  inDoubt: number;
  /** Its sockets in namespaces. */
  sockets: number;
  hasSignedIn: boolean;
}

/** What clients may do below the level of messages: connect, sign in, send frames, and leave unread what is sent to them. */
export class Connections {
  private readonly guarded = new WeakMap<Connection, Guarded>();
  /** Connections that have not signed in yet, by address. */
  private readonly waiting = new Map<string, number>();
  private readonly handshakes: TokenBuckets;
  private readonly queue = new TurnQueue(BOUNDS.handshakesPerTurn, BOUNDS.handshakesWaiting);
  private readonly tokenChecks: TokenBuckets;

  /** @param addressOf whose limits a request counts for. */
  constructor(
    private readonly limits: Limits,
    private readonly addressOf: (request: IncomingMessage) => string,
    private readonly bounds: { connectionsBeforeSignIn: number; signInMs: number } = BOUNDS,
  ) {
    this.handshakes = limits.buckets('handshakes');
    this.tokenChecks = limits.buckets('token-checks-of-address');
  }

  watch(server: Server): void {
    const { engine, httpServer } = server;
    httpServer.prependListener('upgrade', refuseEarlyFrames);
    engine.use((request: IncomingMessage, _: unknown, next: (error?: Error) => void) => {
      // Nobody else listens until the handshake is made, and an error without a listener ends the process.
      request.socket.on('error', () => {});
      const handshake = () => {
        if (!request.socket.destroyed)
          next(this.admits(request) ? undefined : new Error(TOO_MANY_CONNECTIONS));
      };
      if (!this.queue.add(handshake)) next(new Error(TOO_MANY_CONNECTIONS));
    });
    engine.on('connection', (connection: Connection) => this.opened(connection));
    server.on('new_namespace', (namespace: Namespace) => this.guardNamespace(namespace));
    this.guardNamespace(server.of('/'));
    const timer = setInterval(() => {
      const clients = (engine as unknown as { clients: Record<string, Connection> }).clients;
      for (const connection of Object.values(clients)) if (isSlow(connection)) cut(connection);
    }, LOOK_MS);
    timer.unref();
    httpServer.once('close', () => clearInterval(timer));
  }

  /** Asked before anything is done for a connection. A second one of the same id is a way around all this, and is for upgrades only. */
  private admits(request: IncomingMessage & { _query?: Record<string, string> }): boolean {
    if (request._query?.sid !== undefined) return false;
    const address = this.addressOf(request);
    if ((this.waiting.get(address) ?? 0) >= this.bounds.connectionsBeforeSignIn) return false;
    return this.handshakes.take(address);
  }

  private opened(connection: Connection): void {
    const address = this.addressOf(connection.request);
    const { limits } = this;
    const allow = guard(connection, {
      frames: limits.bucket('frames-before-sign-in'),
      bytes: limits.bucket('bytes-before-sign-in'),
    });
    const tokenChecks = limits.bucket('token-checks');
    const guarded = { address, allow, tokenChecks, inDoubt: 0, sockets: 0, hasSignedIn: false };
    this.guarded.set(connection, guarded);
    this.waiting.set(address, (this.waiting.get(address) ?? 0) + 1);
    connection.once('close', () => this.noLongerWaits(guarded));
  }

  /** Before a token is verified. */
  private guardNamespace(namespace: Namespace): void {
    namespace.use((socket, next) => {
      const guarded = this.guarded.get(socket.conn);
      const mayTry =
        guarded !== undefined && guarded.inDoubt < BOUNDS.tokensInDoubt && guarded.tokenChecks.take();
      if (!mayTry) cut(socket.conn);
      // Whatever is not answered would be kept for ever.
      if (!guarded || !mayTry || !this.tokenChecks.take(guarded.address)) {
        return next(new Error(TOO_MANY_CONNECTIONS));
      }
      guarded.inDoubt += 1;
      socket.data.address = guarded.address;
      next();
    });
    namespace.on('connection', (socket: Socket) => this.signedIn(socket));
  }

  private signedIn(socket: Socket): void {
    const guarded = this.guarded.get(socket.conn);
    if (!guarded) return;
    if (!guarded.hasSignedIn) {
      this.noLongerWaits(guarded);
      guarded.allow({ frames: this.limits.bucket('frames'), bytes: this.limits.bucket('bytes') });
    }
    guarded.inDoubt = 0;
    guarded.sockets += 1;
    socket.once('disconnect', () => {
      guarded.sockets -= 1;
      if (guarded.sockets > 0 || socket.conn.readyState !== 'open') return;
      // Nobody's connections may be kept for nothing.
      setTimeout(() => guarded.sockets > 0 || socket.conn.close(), this.bounds.signInMs).unref();
    });
  }

  private noLongerWaits(guarded: Guarded): void {
    if (guarded.hasSignedIn) return;
    guarded.hasSignedIn = true;
    const left = (this.waiting.get(guarded.address) ?? 1) - 1;
    if (left > 0) this.waiting.set(guarded.address, left);
    else this.waiting.delete(guarded.address);
  }
}

/** A client sends no frame before it has seen that the connection stands; they would arrive before they can be counted. */
function refuseEarlyFrames(_: IncomingMessage, socket: Duplex, head: Buffer): void {
  if (head.length > 0) socket.destroy();
}
