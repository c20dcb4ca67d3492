import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  /** Its `service.instance.id`. */
  instance: string;
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<Span, 'instance'>[] }[];
  }[];
}

/** A collector of OpenTelemetry traces: OTLP over HTTP, in JSON. */
export class Collector {
  readonly spans: Span[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', async (request: IncomingMessage, response) => {
      if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end();
      this.keep((await json(request)) as Export);
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }

  static async start(): Promise<Collector> {
    const collector = new Collector(createServer());
    await once(collector.server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The traces that begin with a span of this name, each as lines, indented by depth: name, outcome and instance. */
  traces(name: string, nameOf: (instance: string) => string = () => ''): string[][] {
    const roots = this.spans.filter((span) => span.name === name && !span.parentSpanId);
    return roots.map((root) => this.linesOf(root, nameOf, ''));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private linesOf(span: Span, nameOf: (instance: string) => string, indent: string): string[] {
    const children = this.spans
      .filter(({ traceId, parentSpanId }) => traceId === span.traceId && parentSpanId === span.spanId)
      .flatMap((child) => [this.linesOf(child, nameOf, `${indent}  `)]);
    const outcome = span.attributes.find(({ key }) => key === 'fourtell.outcome')?.value.stringValue;
    const words = [span.name, outcome, nameOf(span.instance)].filter(Boolean).join(', ');
    return [`${indent}${words}`, ...children.sort().flat()];
  }

  private keep({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const id = resource.attributes.find(({ key }) => key === 'service.instance.id');
      const instance = id?.value.stringValue ?? '';
      for (const { spans } of scopeSpans) this.spans.push(...spans.map((span) => ({ ...span, instance })));
    }
  }
}
