import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Readiness } from '../health/readiness.js';
import { Games } from './ownership/games.js';
import { Instance } from './ownership/instance.js';
import { Sweeper } from './ownership/sweeper.js';
import { Edge } from './sockets/edge.js';

/** Time for load balancers, which probe periodically, to see that this instance is not ready. */
const NOTICE_MS = 1_000;
const RELEASE_MS = 6_000;
const WAVES = 10;
const WAVE_MS = 300;
/** Time for the clients of the last wave to reconnect before this process ends. */
const RECONNECT_MS = 1_000;
/** Up to this many clients may all reconnect at once. */
const SMALLEST_WAVE = 50;

/** Releases the games that this instance still owns although none is live here: a release has failed. $1 instance. */
const RELEASE_REST = `update game set owner = null, released_at = clock_timestamp() where owner = $1`;

/**
 * Stops an instance without interrupting its games. After the signal `Readiness` reports it as not ready. After
 * NOTICE_MS it accepts no more connections, releases its games to other instances, and closes its connections in waves,
 * so that clients reconnect elsewhere. It forwards what players still send to the new owners.
 *
 * An operator can release the games before that. The instance then goes on for its sockets and calls, until it is stopped.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Drain.name);
  private releasing: Promise<void> | undefined;

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly database: DataSource,
    private readonly readiness: Readiness,
    private readonly instance: Instance,
    private readonly sweeper: Sweeper,
    private readonly games: Games,
    private readonly edge: Edge,
  ) {}

  /** Begins to release all games, as an operator wants. To be called again and again, since a release may fail. */
  begin(): void {
    if (!this.readiness.isDraining) this.logger.log('an operator drains this instance');
    this.readiness.drain();
    this.releasing ??= this.release()
      .catch((error) => this.logger.warn(`drain: ${error}`))
      .finally(() => {
        this.releasing = undefined;
      });
  }

  /** Without a signal the process stops of its own accord, and no load balancer has to notice that it is not ready. */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    const isAlone = this.instance.peers.size <= 1;
    if (signal && !isAlone) await sleep(NOTICE_MS);
    this.http.httpAdapter.getHttpServer().close();
    // Without the database no game can be released: other instances take over the rest.
    const released = this.sweeper.stop().then(() => this.games.releaseAll());
    await Promise.race([released, sleep(RELEASE_MS, undefined, { ref: false })]);
    await this.moveSockets(isAlone);
  }

  private async release(): Promise<void> {
    const released = this.games.live.map(({ id }) => id);
    await this.games.releaseAll();
    await this.database.query(RELEASE_REST, [this.instance.id]);
    // A successor that does not follow a game has not heard of its release. A request leads some instance to take it.
    await Promise.allSettled(released.map((id) => this.games.request(id, { do: 'here', sockets: [] })));
  }

  private async moveSockets(atOnce: boolean): Promise<void> {
    this.edge.sockets.areMoving = true;
    const connections = [...this.edge.sockets.connections];
    const size = atOnce ? connections.length : Math.max(SMALLEST_WAVE, Math.ceil(connections.length / WAVES));
    for (let from = 0; from < connections.length; from += size) {
      if (from > 0) await sleep(WAVE_MS);
      // Clients reconnect automatically if the transport closes, but not if the server disconnects the socket.
      for (const connection of connections.slice(from, from + size)) connection.close();
    }
    if (!atOnce && connections.length > 0) await sleep(RECONNECT_MS);
  }
}
