import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { Refused } from '#game/refused';

/** Set while tracing is on. Without it, the functions of this file only run their `work`. */
let tracer: Tracer | undefined;

/** Turns tracing on or off. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next;
}

/** A position in a trace, as instances send it to each other: W3C Trace Context. */
export type TraceCarrier = Record<string, string>;

/** `span` is undefined while there is no trace. */
type Work<T> = (span?: Span) => T;

/** Runs `work` as the first span of a new trace. */
export function beginTrace<T>(name: string, work: Work<T>): T {
  if (!tracer) return work();
  return tracer.startActiveSpan(name, { kind: SpanKind.SERVER, root: true }, (span) => ended(span, work));
}

/** Runs `work` as a span of the current trace, if there is one. */
export function traced<T>(name: string, work: Work<T>, kind = SpanKind.INTERNAL): T {
  if (!tracer || !trace.getActiveSpan()) return work();
  return tracer.startActiveSpan(name, { kind }, (span) => ended(span, work));
}

/** Returns a function that runs `work` later, as a span of the trace that is current now. */
export function tracedLater(name: string, work: (failure?: Error) => unknown): (failure?: Error) => void {
  if (!tracer || !trace.getActiveSpan()) return work;
  const inTrace = (failure?: Error) =>
    traced(name, (span) => {
      if (failure) fail(span, failure);
      return work(failure);
    });
  return context.bind(context.active(), inTrace);
}

/** Starts a span of the current trace. Returns a function that ends it. */
export function startSpan(name: string): (failure?: Error) => void {
  if (!tracer || !trace.getActiveSpan()) return ignore;
  const span = tracer.startSpan(name);
  return (failure) => {
    if (failure) fail(span, failure);
    span.end();
  };
}

/** Runs work that belongs to no single trace, such as that of a timer or for many players. */
export function untraced<T>(work: () => T): T {
  return tracer ? context.with(ROOT_CONTEXT, work) : work();
}

/** Returns a function that runs `work` in the trace that is current now. */
export function keepTrace<A extends unknown[], T>(work: (...args: A) => T): (...args: A) => T {
  return tracer ? context.bind(context.active(), work) : work;
}

/** The position in the current trace, to send with a message. */
export function traceCarrier(): TraceCarrier | undefined {
  if (!tracer || !trace.getActiveSpan()) return undefined;
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Runs `work` in the trace that came with a message. */
export function continueTrace<T>(carrier: TraceCarrier | undefined, work: () => T): T {
  return tracer ? context.with(positionIn(carrier), work) : work();
}

const ignore = () => {};

const positionIn = (carrier: TraceCarrier | undefined): Context =>
  typeof carrier === 'object' ? propagation.extract(ROOT_CONTEXT, carrier ?? {}) : ROOT_CONTEXT;

/** Runs `work` and ends the span afterwards. */
function ended<T>(span: Span, work: Work<T>): T {
  try {
    const result = work(span);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    result.then(
      () => span.end(),
      (error) => {
        fail(span, error);
        span.end();
      },
    );
    return result;
  } catch (error) {
    fail(span, error);
    span.end();
    throw error;
  }
}

/** Records a refusal's code, and only the class of any other error: its message may hold a player's text. */
function fail(span: Span | undefined, error: unknown): void {
  if (error instanceof Refused) span?.setAttribute('fourtell.outcome', error.code);
  else span?.setStatus({ code: SpanStatusCode.ERROR, message: Object(error).constructor.name });
}
