/** Label values by label and metric, as `GET /metrics` gives them. */
export type Scraped = Map<string, Map<string, Set<string>>>;

/** Reads the text format of Prometheus. */
export function scraped(text: string): Scraped {
  const metrics: Scraped = new Map();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z_\d]+)(?:\{(.*)\})? \S+$/i.exec(line) ?? [];
    if (!name) continue;
    const known = metrics.get(name) ?? new Map<string, Set<string>>();
    metrics.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return metrics;
}
