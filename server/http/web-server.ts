import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { logCalls } from './call-log.ts';
import { compression } from './compression.ts';
import { securityHeaders, type PageSources } from './content-security-policy.ts';
import { answerErrors } from './errors.ts';
import { readableAddress } from './pages.ts';
import { secureAnswers } from './security-headers.ts';
import { shedLoad } from './shedding.ts';

/** What a call's body may weigh where nothing is said of it: an order's addresses and notes, with room. */
const BODY_LIMIT = 32_768;
/** How long a request may take to come, and how long a connection may stand still while nothing is asked on it, milliseconds. */
const PATIENCE = { request: 30_000, idle: 75_000, checkedEvery: 5_000 };
/** So many connections one process holds. */
const CONNECTIONS = 10_000;

export type WebServerOptions = {
  readonly logger: FastifyServerOptions['logger'];
  readonly trustProxy: string | false;
  readonly sources: PageSources;
  /** How late this process comes to its work, milliseconds: what it turns calls away by. */
  readonly lateness: () => number;
  readonly isStopping: () => boolean;
};

export async function webServer({ logger, trustProxy, sources, lateness, isStopping }: WebServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy,
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: PATIENCE.request,
    connectionTimeout: PATIENCE.idle,
    http: { connectionsCheckingInterval: PATIENCE.checkedEvery },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
  secureAnswers(app, securityHeaders(sources));
  await app.register(compress, compression);
  app.server.maxConnections = CONNECTIONS;
  answerErrors(app);
  shedLoad(app, lateness);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done(null, payload);
  });
  logCalls(app);
  return app;
}
