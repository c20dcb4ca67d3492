import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Games } from './ownership/games.js';
import { Instance } from './ownership/instance.js';
import { Sweeper } from './ownership/sweeper.js';
import { Edge } from './sockets/edge.js';

/** In which load balancers that ask every now and then see that this instance is not ready. */
const NOTICE_MS = 1_000;
const RELEASE_MS = 6_000;
const WAVES = 10;
const WAVE_MS = 300;
/** Time for the clients of the last wave to reconnect before this process ends. */
const RECONNECT_MS = 1_000;
/** So few clients may all reconnect at once. */
const SMALLEST_WAVE = 50;

/**
 * Stops an instance without interrupting its games. From the signal on `Readiness` reports it as not ready. After
 * NOTICE_MS it accepts no more connections, releases its games to other instances, and closes its connections in waves,
 * so that clients reconnect elsewhere. It forwards what players still send to the new owners.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(
    private readonly http: HttpAdapterHost,
    private readonly instance: Instance,
    private readonly sweeper: Sweeper,
    private readonly games: Games,
    private readonly edge: Edge,
  ) {}

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

  private async moveSockets(atOnce: boolean): Promise<void> {
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
