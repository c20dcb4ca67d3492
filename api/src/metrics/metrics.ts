import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Bus } from '../games/bus/bus.js';
import { Clock } from '../games/ownership/clock.js';
import { Games } from '../games/ownership/games.js';
import { Edge } from '../games/sockets/edge.js';
import { Purger, type Tally } from '../purge/purger.js';
import { ProviderCalls } from './provider-calls.js';

/** Buckets from a commit on a local disk up to the time after which the log counts as away. */
const APPEND_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

type Read = (set: (value: number, labels?: Record<string, string>) => void) => void | Promise<void>;

/** Metrics of this instance for Prometheus. Most values are read when Prometheus scrapes. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly calls: Counter;
  private readonly faults: Counter;
  private hasDefaults = false;
  /** The number of unhandled rejections. */
  unhandled = 0;

  constructor(
    private readonly games: Games,
    private readonly edge: Edge,
    private readonly bus: Bus,
    clock: Clock,
    provider: ProviderCalls,
    purger: Purger,
  ) {
    const { counters } = games;
    this.gauge('live_games', 'Live games owned by this instance.', (set) => set(games.live.length));
    this.gauge('clock_offset_seconds', "The deployment's clock minus this machine's.", (set) =>
      set((clock.now() - Date.now()) / 1_000),
    );
    this.watchSockets();
    this.watchBus();
    this.watchAppends();
    this.counter(
      'games_taken_over_total',
      'Games taken over from an owner that failed or released them.',
      (set) => set(counters.takenOver),
    );
    this.counter(
      'commands_fenced_total',
      'Commands fenced because another instance had claimed the game.',
      (set) => set(counters.fenced),
    );
    this.counter('requests_resent_total', 'Requests to owners that were resent.', (set) =>
      set(counters.resent),
    );
    this.counter(
      'provider_calls_total',
      'Calls to Open Trivia DB by the whole deployment, by outcome.',
      async (set) => {
        for (const [outcome, calls] of Object.entries(await provider.byOutcome())) set(calls, { outcome });
      },
      ['outcome'],
    );
    this.watchPurges(purger);
    this.counter(
      'failed_messages_total',
      'Messages of players that failed with an unexpected error, by name.',
      (set) => {
        for (const [event, times] of edge.failures.counts) set(times, { event });
      },
      ['event'],
    );
    this.counter('unhandled_rejections_total', 'Unhandled promise rejections.', (set) => set(this.unhandled));
    this.calls = this.counter('http_calls_total', 'HTTP calls by class of status.', undefined, ['status']);
    this.faults = this.counter(
      'http_faults_total',
      'HTTP calls that failed because of the server, by route.',
      undefined,
      ['route'],
    );
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Counts an HTTP call. `route` is the declared path. */
  called(status: number, route = 'none'): void {
    this.calls.inc({ status: `${Math.floor(status / 100)}xx` });
    // 503 means that the database or the log is away. Any other 5xx is the server's fault.
    if (status >= 500 && status !== 503) this.faults.inc({ route });
  }

  /** Prometheus' text format. */
  text(): Promise<string> {
    // The default metrics time the event loop and the garbage collector, so they start at the first scrape.
    if (!this.hasDefaults) collectDefaultMetrics({ register: this.registry });
    this.hasDefaults = true;
    return this.registry.metrics();
  }

  private watchSockets(): void {
    const read: Read = (set) => {
      for (const [namespace, sockets] of this.edge.sockets.counts) set(sockets, { namespace });
    };
    this.gauge('sockets', 'Connected sockets.', read, ['namespace']);
  }

  private watchBus(): void {
    let times = 0;
    this.bus.on('disconnected', () => {
      times += 1;
    });
    this.gauge('bus_away', '1 while the other instances cannot be reached, else 0.', (set) =>
      set(this.bus.isConnected ? 0 : 1),
    );
    this.counter('bus_losses_total', 'Number of bus outages.', (set) => set(times));
  }

  private watchAppends(): void {
    const seconds = new Histogram({
      name: 'fourtell_append_seconds',
      help: 'Duration of append statements, in seconds.',
      labelNames: ['outcome'],
      buckets: APPEND_SECONDS,
      registers: [this.registry],
    });
    this.games.counters.onAppend = (ms, outcome) => seconds.observe({ outcome }, ms / 1_000);
  }

  private watchPurges({ tallies }: Purger): void {
    const each =
      (read: (tally: Tally) => number): Read =>
      (set) => {
        for (const [what, tally] of tallies) set(read(tally), { what });
      };
    const rows = 'Rows that this instance has purged.';
    this.counter(
      'purged_rows_total',
      rows,
      each((tally) => tally.rows),
      ['what'],
    );
    this.counter(
      'purge_failures_total',
      'Failed purges of this instance.',
      each((tally) => tally.failures),
      ['what'],
    );
    this.gauge(
      'purge_succeeded_at_seconds',
      'Unix time of the last successful purge by this instance; 0 before the first.',
      each(({ succeededAt = 0 }) => succeededAt / 1_000),
      ['what'],
    );
  }

  private gauge(name: string, help: string, read: Read, labelNames: string[] = []): void {
    const gauge: Gauge = new Gauge({
      name: `fourtell_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => read((value, labels = {}) => gauge.set(labels, value)),
    });
  }

  private counter(name: string, help: string, read?: Read, labelNames: string[] = []): Counter {
    const collect = async () => {
      const values: Parameters<Parameters<Read>[0]>[] = [];
      await read?.((...value) => values.push(value));
      // Resets and sets within one turn of the event loop: with parallel scrapes the values would add up.
      counter.reset();
      for (const [value, labels = {}] of values) counter.inc(labels, value);
    };
    const counter: Counter = new Counter({
      name: `fourtell_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      ...(read ? { collect } : {}),
    });
    return counter;
  }
}
