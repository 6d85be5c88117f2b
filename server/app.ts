import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Services } from './http/call.ts';
import { serveCardSandbox } from './http/card-sandbox.ts';
import { serveCrawlers } from './http/crawlers.ts';
import { answerErrors } from './http/errors.ts';
import { takeForms } from './http/form-parts.ts';
import { mount } from './http/serve.ts';
import { serveHealth } from './http/health.ts';
import { serveMailbox } from './http/mailbox.ts';
import { readableAddress, servePages, type PageRenderer } from './http/pages.ts';
import { serveProviderEvents } from './http/provider-events.ts';
import { servePictures } from './http/pictures.ts';
import { securityHeaders } from './http/security-policy.ts';
import { routes } from './routes/routes.ts';

export type AppOptions = {
  readonly services: Services;
  readonly logger: FastifyServerOptions['logger'];
  readonly trustProxy: string | false;
  /** Whether kept e-mails may be read at `/mailbox`. */
  readonly mailbox?: boolean;
  /** The built storefront: its files, what draws its pages, and the other hosts that its pages ask. Null serves the API alone. */
  readonly storefront: { readonly files: string; readonly draw: PageRenderer; readonly connectsTo?: readonly string[] } | null;
  /** Where the storefront stands for the world; null: where a request was addressed to. */
  readonly publicOrigin?: string | null;
};

const MEGABYTE = 1_048_576;

/** Puts the whole server together; `inject` or `listen` to it. */
export async function buildApp({ services, logger, trustProxy, mailbox = false, storefront, publicOrigin = null }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy,
    forceCloseConnections: true,
    bodyLimit: MEGABYTE,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
  const sources = { connectsTo: storefront?.connectsTo ?? [], paysByStripe: services.payments?.provider.name === 'stripe' };
  await app.register(helmet, securityHeaders(sources));
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, threshold: 1_024 });
  answerErrors(app);
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0];
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  serveHealth(app, services);
  await serveProviderEvents(app, services);
  if (services.payments?.sandbox) serveCardSandbox(app, services.payments.sandbox);
  servePictures(app);
  if (mailbox) serveMailbox(app, services);
  for (const route of routes.filter(({ endpoint }) => !endpoint.multipart)) mount(app, services, route);
  await app.register(async (forms) => {
    await takeForms(forms);
    for (const route of routes.filter(({ endpoint }) => endpoint.multipart)) mount(forms, services, route);
  });
  serveCrawlers(app, services, publicOrigin);
  await servePages(app, { storefront, sources, publicOrigin });
  return app;
}
