import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { ACCESS_TOKEN_MISSING } from '#protocol/auth-messages';
import type { Connections } from './connections/connections.js';
import { gatherWrites } from './gathered-writes.js';
import { isOwnOrigin } from './http/origin.js';
import { BOUNDS } from './limits/budgets.js';

type Verdict = (error: string | null, isAllowed: boolean) => void;

/** A phone that wakes up with a dead connection detects it within twice this time. */
const PING_MS = 8_000;

/** Socket.IO restricted to WebSockets, small frames, no compression and allowed origins. */
export class AppIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly allowedOrigins: string[],
    private readonly connections: Connections,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const settings = {
      ...options,
      path: '/socket.io',
      transports: ['websocket' as const],
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: BOUNDS.frameBytes,
      connectTimeout: BOUNDS.signInMs,
      pingInterval: PING_MS,
      pingTimeout: PING_MS,
      allowRequest: (request: IncomingMessage, answer: Verdict) => answer(null, this.isAllowed(request)),
    };
    const server: Server = super.createIOServer(port, settings as ServerOptions);
    this.connections.watch(server);
    server.engine.on('connection', gatherWrites);
    // Nobody may use the root namespace: only those of the games authenticate players.
    server.of('/').use((_, next) => next(new Error(ACCESS_TOKEN_MISSING)));
    return server;
  }

  private isAllowed(request: IncomingMessage): boolean {
    return isOwnOrigin(request.headers, request.headers.host ?? '', this.allowedOrigins);
  }
}
