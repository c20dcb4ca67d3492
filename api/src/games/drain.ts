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
/** In which those of the last wave are back: their seats are lost with this instance. */
const COMING_BACK_MS = 1_000;
/** So few connections may all come back at once. */
const SMALLEST_WAVE = 50;

/**
 * How an instance stops while others go on. It is not ready from the signal on (`Readiness`), serves as before until
 * that can be known, then takes no more connections, gives its games to other instances, and asks the players to
 * connect anew, wave by wave. What players send meanwhile is handed to the next owner.
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

  /** Without a signal it is the process itself that stops, and nobody looks whether it is ready. */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    const isAlone = this.instance.peers.size <= 1;
    if (signal && !isAlone) await sleep(NOTICE_MS);
    this.http.httpAdapter.getHttpServer().close();
    // With the database away nothing can be given up: whoever comes after takes over what is left.
    const released = this.sweeper.stop().then(() => this.games.releaseAll());
    await Promise.race([released, sleep(RELEASE_MS, undefined, { ref: false })]);
    await this.moveSockets(isAlone);
  }

  private async moveSockets(atOnce: boolean): Promise<void> {
    const connections = [...this.edge.sockets.connections];
    const size = atOnce ? connections.length : Math.max(SMALLEST_WAVE, Math.ceil(connections.length / WAVES));
    for (let from = 0; from < connections.length; from += size) {
      if (from > 0) await sleep(WAVE_MS);
      // A client comes back by itself when the transport closes; not when it is told to disconnect.
      for (const connection of connections.slice(from, from + size)) connection.close();
    }
    if (!atOnce && connections.length > 0) await sleep(COMING_BACK_MS);
  }
}
