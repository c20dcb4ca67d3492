import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { configModule } from './config.module.js';
import { addressReader } from './connections/address-of.js';
import { Connections } from './connections/connections.js';
import { Readiness } from './health/readiness.js';
import { admitCalls } from './http/admission.js';
import { limitBodies } from './http/body-limits.js';
import { CallLog } from './http/call-log.js';
import { replyToClientError } from './http/client-error.js';
import { ErrorFilter, sendError } from './http/error.filter.js';
import { acceptJsonOnly } from './http/json-body.js';
import { requestId } from './http/request-id.js';
import { setSecurityHeaders } from './http/security-headers.js';
import { ValidationPipe } from './http/validation.pipe.js';
import { serveWebPages } from './http/web-pages.js';
import { AppIoAdapter } from './io.adapter.js';
import { Limits } from './limits/limits.js';
import { createLog, NestLog } from './log.js';
import { Metrics } from './metrics/metrics.js';

/** In ms. A phone on a slow network sends the largest quiz within 30 s. */
const TIMEOUTS = {
  requestTimeout: 60_000,
  /** Closes connections without any traffic. WebSockets have heartbeats instead. */
  connectionTimeout: 120_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 2_000 },
};

interface Options {
  /** The built web app. Without it, only calls and sockets are served. */
  webFolder?: string | undefined;
  log?: Logger;
}

/** Creates the server, ready for `listen`. The caller closes it. */
export async function createApp(
  config: Config,
  { webFolder, log = createLog(config.logLevel) }: Options = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: log,
    logController: new CallLog(),
    genReqId: requestId,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    forceCloseConnections: 'idle',
    ...TIMEOUTS,
    clientErrorHandler: replyToClientError,
    // Fastify refuses a malformed URL before any hook runs.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      setHeaders(request, reply);
      sendError(adapter.mapException(error), reply);
    },
  });
  const root = { module: AppModule, imports: [configModule(config)] };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  const fastify: FastifyInstance = adapter.getInstance();
  acceptJsonOnly(fastify);
  limitBodies(fastify);
  const [readiness, metrics] = [app.get(Readiness), app.get(Metrics)];
  fastify.addHook('onResponse', async ({ routeOptions }, { statusCode }) =>
    metrics.called(statusCode, routeOptions.url),
  );
  fastify.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply);
    // A call sent on a keep-alive connection while the server closes it would be lost.
    if (readiness.isDraining) reply.header('connection', 'close');
  });
  admitCalls(fastify, app.get(Limits));
  await app.register(fastifyCookie);
  if (config.allowedOrigins.length > 0) {
    app.enableCors({
      origin: config.allowedOrigins,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['retry-after', 'x-request-id'],
    });
  }
  if (webFolder) await serveWebPages(app, webFolder);
  // After the web app, which has a route for each of its files.
  fastify.addHook('onRoute', ({ url }) => metrics.declared(url));
  app.useGlobalPipes(new ValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  const connections = new Connections(app.get(Limits), addressReader(config.trustProxy));
  app.useWebSocketAdapter(new AppIoAdapter(app, config.allowedOrigins, connections));
  return app;
}

function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  setSecurityHeaders(request, reply);
}
