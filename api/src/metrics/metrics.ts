import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Bus } from '../games/bus/bus.js';
import { Clock } from '../games/ownership/clock.js';
import { Games } from '../games/ownership/games.js';
import { Edge } from '../games/sockets/edge.js';
import { Purger, type Tally } from '../purge/purger.js';
import { watchDeployment } from './deployment-metrics.js';
import { watchGames, watchLog } from './game-metrics.js';
import { each, Registered } from './registered.js';
import { watchEdge } from './socket-metrics.js';
import { StoredReader } from './stored.js';

/** Metrics of this instance for Prometheus. */
@Injectable()
export class Metrics {
  private readonly registered = new Registered();
  private readonly calls: Counter;
  private readonly faults: Counter;
  /** The number of unhandled rejections. */
  unhandled = 0;

  constructor(games: Games, edge: Edge, bus: Bus, clock: Clock, stored: StoredReader, purger: Purger) {
    const { registered } = this;
    watchGames(registered, games);
    watchLog(registered, games.counters);
    watchEdge(registered, edge);
    watchDeployment(registered, stored);
    this.watchBus(bus);
    this.watchPurges(purger);
    registered.gauge('clock_offset_seconds', "The deployment's clock minus this machine's.", (set) =>
      set((clock.now() - Date.now()) / 1_000),
    );
    registered.counter('unhandled_rejections_total', 'Unhandled promise rejections.', (set) =>
      set(this.unhandled),
    );
    this.calls = registered.counter('http_calls_total', 'HTTP calls by class of status.', undefined, [
      'status',
    ]);
    for (const status of ['2xx', '3xx', '4xx', '5xx']) this.calls.inc({ status }, 0);
    const faults = 'HTTP calls that failed because of the server, by route.';
    this.faults = registered.counter('http_faults_total', faults, undefined, ['route']);
  }

  get contentType(): string {
    return this.registered.contentType;
  }

  /** Makes a declared path known, so that its first fault shows as an increase. */
  declared(route: string): void {
    this.faults.inc({ route }, 0);
  }

  /** Counts an HTTP call. `route` is the declared path. */
  called(status: number, route = 'none'): void {
    this.calls.inc({ status: `${Math.floor(status / 100)}xx` });
    // 503 means that the database or the log is unavailable. Any other 5xx is the server's fault.
    if (status >= 500 && status !== 503) this.faults.inc({ route });
  }

  /** Prometheus' text format. */
  text(): Promise<string> {
    return this.registered.text();
  }

  private watchBus(bus: Bus): void {
    let times = 0;
    bus.on('disconnected', () => {
      times += 1;
    });
    this.registered.gauge('bus_away', '1 while the other instances cannot be reached, else 0.', (set) =>
      set(bus.isConnected ? 0 : 1),
    );
    this.registered.counter('bus_losses_total', 'Number of bus outages.', (set) => set(times));
  }

  private watchPurges({ tallies }: Purger): void {
    const { registered } = this;
    const of = (read: (tally: Tally) => number) =>
      each('what', () => [...tallies].map(([what, tally]) => [what, read(tally)] as const));
    const rows = of((tally) => tally.rows);
    registered.counter('purged_rows_total', 'Rows that this instance has purged.', rows, ['what']);
    const failures = of((tally) => tally.failures);
    registered.counter('purge_failures_total', 'Failed purges of this instance.', failures, ['what']);
    const help = 'Unix time of the last successful purge by this instance; 0 before the first.';
    const succeeded = of(({ succeededAt = 0 }) => succeededAt / 1_000);
    registered.gauge('purge_succeeded_at_seconds', help, succeeded, ['what']);
  }
}
