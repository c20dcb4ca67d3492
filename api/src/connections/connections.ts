import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Namespace, Server, Socket } from 'socket.io';
import { BOUNDS } from '../limits/budgets.js';
import type { Limits } from '../limits/limits.js';
import type { TokenBucket } from '../limits/token-bucket.js';
import type { TokenBuckets } from '../limits/token-buckets.js';
import { TurnQueue } from '../limits/turn-queue.js';
import { type Allowance, type Connection, cut, guard, isSlow } from './guard.js';

const CHECK_MS = 1_000;
const TOO_MANY_CONNECTIONS = 'Too many connections. Please wait a moment.';

interface Guarded {
  address: string;
  allow: (allowed: Allowance) => void;
  tokenChecks: TokenBucket;
  /** Number of tokens since the last accepted one: refused, or still being verified. */
  unaccepted: number;
  /** Number of its sockets in namespaces. */
  sockets: number;
  hasSignedIn: boolean;
}

/** Limits clients below the level of messages: their connections, sign-ins, frames and unread data. */
export class Connections {
  private readonly guarded = new WeakMap<Connection, Guarded>();
  /** Number of connections that have not signed in yet, by address. */
  private readonly notSignedIn = new Map<string, number>();
  private readonly handshakes: TokenBuckets;
  private readonly queue = new TurnQueue(BOUNDS.handshakesPerTurn, BOUNDS.handshakesWaiting);
  private readonly tokenChecks: TokenBuckets;

  /** @param addressOf the key of a request's address, for limits. */
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
      // Without a listener, an error before the handshake would end the process.
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
    }, CHECK_MS);
    timer.unref();
    httpServer.once('close', () => clearInterval(timer));
  }

  /** Runs before a handshake. Refuses requests with an id: these are upgrades, which would bypass the limits. */
  private admits(request: IncomingMessage & { _query?: Record<string, string> }): boolean {
    if (request._query?.sid !== undefined) return false;
    const address = this.addressOf(request);
    if ((this.notSignedIn.get(address) ?? 0) >= this.bounds.connectionsBeforeSignIn) return false;
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
    const guarded = { address, allow, tokenChecks, unaccepted: 0, sockets: 0, hasSignedIn: false };
    this.guarded.set(connection, guarded);
    this.notSignedIn.set(address, (this.notSignedIn.get(address) ?? 0) + 1);
    connection.once('close', () => this.countSignIn(guarded));
  }

  /** The middleware runs before a token is verified. */
  private guardNamespace(namespace: Namespace): void {
    namespace.use((socket, next) => {
      const guarded = this.guarded.get(socket.conn);
      const mayTry =
        guarded !== undefined && guarded.unaccepted < BOUNDS.tokensUnaccepted && guarded.tokenChecks.take();
      if (!mayTry) cut(socket.conn);
      // Socket.IO keeps a socket forever if its middleware never calls `next`.
      if (!guarded || !mayTry || !this.tokenChecks.take(guarded.address)) {
        return next(new Error(TOO_MANY_CONNECTIONS));
      }
      guarded.unaccepted += 1;
      socket.data.address = guarded.address;
      next();
    });
    namespace.on('connection', (socket: Socket) => this.signedIn(socket));
  }

  private signedIn(socket: Socket): void {
    const guarded = this.guarded.get(socket.conn);
    if (!guarded) return;
    if (!guarded.hasSignedIn) {
      this.countSignIn(guarded);
      guarded.allow({ frames: this.limits.bucket('frames'), bytes: this.limits.bucket('bytes') });
    }
    guarded.unaccepted = 0;
    guarded.sockets += 1;
    socket.once('disconnect', () => {
      guarded.sockets -= 1;
      if (guarded.sockets > 0 || socket.conn.readyState !== 'open') return;
      // Closes the connection unless the client opens a socket again in time.
      setTimeout(() => guarded.sockets > 0 || socket.conn.close(), this.bounds.signInMs).unref();
    });
  }

  /** Stops counting the connection as not signed in: it has signed in or closed. */
  private countSignIn(guarded: Guarded): void {
    if (guarded.hasSignedIn) return;
    guarded.hasSignedIn = true;
    const count = (this.notSignedIn.get(guarded.address) ?? 1) - 1;
    if (count > 0) this.notSignedIn.set(guarded.address, count);
    else this.notSignedIn.delete(guarded.address);
  }
}

/** Frames that arrive with the upgrade cannot be counted yet. Clients wait for its response before they send any. */
function refuseEarlyFrames(_: IncomingMessage, socket: Duplex, head: Buffer): void {
  if (head.length > 0) socket.destroy();
}
