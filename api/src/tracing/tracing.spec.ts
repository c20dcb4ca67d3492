import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { Refused } from '#game/refused';
import {
  beginTrace,
  continueTrace,
  keepTrace,
  startSpan,
  traceCarrier,
  traced,
  tracedLater,
  untraced,
  useTracer,
} from './tracing.js';

describe('traces that are off', () => {
  it('run the work and nothing else', () => {
    const work = () => 'done';
    expect(beginTrace('a', (span) => [span, traceCarrier()])).toEqual([undefined, undefined]);
    expect(traced('a', (span) => span)).toBeUndefined();
    expect(tracedLater('a', work)).toBe(work);
    expect(keepTrace(work)).toBe(work);
    expect([untraced(work), continueTrace({ traceparent: 'x' }, work)]).toEqual(['done', 'done']);
    expect(startSpan('a')).toBe(startSpan('b'));
  });
});

describe('traces that are on', () => {
  let exporter: InMemorySpanExporter;
  beforeEach(() => {
    exporter = new InMemorySpanExporter();
    const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    provider.register();
    useTracer(provider.getTracer('test'));
  });
  afterEach(() => {
    useTracer(undefined);
    for (const api of [trace, context, propagation]) api.disable();
  });

  /** Each finished span, as `name < name of its parent`. */
  const spans = () => {
    const all = exporter.getFinishedSpans();
    const nameOf = (id?: string) => all.find((span) => span.spanContext().spanId === id)?.name;
    return all.map(({ name, parentSpanContext }) => `${name} < ${nameOf(parentSpanContext?.spanId)}`).sort();
  };

  it('have no spans outside of a trace', () => {
    traced('a', () => startSpan('b')());
    tracedLater('c', () => {})();
    expect(spans()).toEqual([]);
  });

  it('keep the parent of work that is done later, or by another trace', async () => {
    const { later, end, kept } = beginTrace('receive', () => ({
      later: tracedLater('release', () => {}),
      end: startSpan('append'),
      kept: keepTrace(() => traced('send', () => {})),
    }));
    await beginTrace('other', async () => {
      end();
      later();
      kept();
      untraced(() => traced('none', () => {}));
    });
    expect(spans()).toEqual([
      'append < receive',
      'other < undefined',
      'receive < undefined',
      'release < receive',
      'send < receive',
    ]);
  });

  it('continue on another instance, and ignore an invalid position', () => {
    beginTrace('receive', () => {
      const carrier = traceCarrier();
      expect(carrier?.['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
      untraced(() => continueTrace(carrier, () => traced('serve', () => {})));
      for (const other of [undefined, { traceparent: 'nonsense' }, { traceparent: 7 }, 'x', null])
        continueTrace(other as never, () => traced('none', () => {}));
    });
    expect(spans()).toEqual(['receive < undefined', 'serve < receive']);
  });

  it('record the code of a refusal, and only the class of any other error', async () => {
    const throwing = (error: Error) => () => {
      throw error;
    };
    await beginTrace('receive', async () => {
      expect(() => traced('decide', throwing(new Refused('too_late')))).toThrow(Refused);
      await expect(
        traced('serve', async () => throwing(new RangeError('Ada wrote this'))()),
      ).rejects.toThrow();
      tracedLater('release', () => {})(new TypeError('Ada wrote that'));
    });
    const [decide, serve, release] = ['decide', 'serve', 'release'].map((name) =>
      exporter.getFinishedSpans().find((span) => span.name === name),
    );
    expect(decide).toMatchObject({ attributes: { 'fourtell.outcome': 'too_late' }, status: { code: 0 } });
    expect(serve).toMatchObject({ status: { code: 2, message: 'RangeError' }, events: [] });
    expect(release).toMatchObject({ status: { code: 2, message: 'TypeError' }, events: [] });
  });
});
