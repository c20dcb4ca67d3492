import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Read = (set: (value: number, labels?: Record<string, string>) => void) => void | Promise<void>;

const named = (name: string) => `fourtell_${name}`;

/** The metrics of this instance. Most values are read when Prometheus scrapes. */
export class Registered {
  private readonly registry = new Registry();
  private hasDefaults = false;

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Prometheus' text format. */
  text(): Promise<string> {
    // The default metrics time the event loop and the garbage collector, so they start at the first scrape.
    if (!this.hasDefaults) collectDefaultMetrics({ register: this.registry });
    this.hasDefaults = true;
    return this.registry.metrics();
  }

  gauge(name: string, help: string, read: Read, labelNames: string[] = []): void {
    const gauge: Gauge = new Gauge({
      name: named(name),
      help,
      labelNames,
      registers: [this.registry],
      collect: () => read((value, labels = {}) => gauge.set(labels, value)),
    });
  }

  counter(name: string, help: string, read?: Read, labelNames: string[] = []): Counter {
    const collect = async () => {
      const values: Parameters<Parameters<Read>[0]>[] = [];
      await read?.((...value) => values.push(value));
      // Resets and sets within one turn of the event loop: with parallel scrapes the values would add up.
      counter.reset();
      for (const [value, labels = {}] of values) counter.inc(labels, value);
    };
    const counter: Counter = new Counter({
      name: named(name),
      help,
      labelNames,
      registers: [this.registry],
      ...(read ? { collect } : {}),
    });
    return counter;
  }

  histogram(name: string, help: string, buckets: number[], labelNames: string[] = []): Histogram {
    return new Histogram({ name: named(name), help, labelNames, buckets, registers: [this.registry] });
  }
}

/** Sets a metric's values by one label. */
export const each =
  (label: string, values: () => Iterable<readonly [string, number]>): Read =>
  (set) => {
    for (const [key, value] of values()) set(value, { [label]: key });
  };
