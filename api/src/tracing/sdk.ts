import { Logger } from '@nestjs/common';
import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { useTracer } from './tracing.js';

/**
 * Starts to send traces to a collector over OTLP/HTTP. The other standard variables of OpenTelemetry apply, such as
 * OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER. Returns a function that sends the remaining spans and stops.
 */
export function startSdk(endpoint: string, instanceId: string): () => Promise<void> {
  const logger = new Logger('Traces');
  const warn = (message: string) => logger.warn(message);
  diag.setLogger(
    { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
    DiagLogLevel.WARN,
  );
  const own = resourceFromAttributes({ 'service.name': 'fourtell', 'service.instance.id': instanceId });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  provider.register();
  useTracer(provider.getTracer('fourtell'));
  return async () => {
    useTracer(undefined);
    await provider.shutdown();
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
}
