import { buildFront } from './front/build-front.ts';
import type { Config } from './config.ts';
import type { ApiOfFront } from './front/api-of-front.ts';
import { watchEventLoop } from './event-loop.ts';
import { loggerOptions } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { mustBeFree, whyNotListening } from './must-be-free.ts';
import { loadStorefront } from './load-storefront.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';

/** Starts a storefront before another API. It opens no database and makes no folder. @throws Error where the storefront is not built */
export async function startFront(config: Config, api: ApiOfFront): Promise<void> {
  await mustBeFree(config);
  const storefront = await loadStorefront(config);
  if (!storefront) throw new Error('The storefront is not built: npm run build');
  const now = Date.now;
  const stopping = gracefulShutdown();
  const app = await buildFront({
    api,
    storefront,
    brand: config.brand,
    siteUrl: config.siteUrl,
    rateLimitFactor: config.rateLimitFactor,
    now,
    metrics: {
      metrics: createMetrics({ now, connections: null, unfinished: null }),
      token: config.metricsToken,
      isProduction: config.isProduction,
    },
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    isStopping: stopping.isStopping,
    lateness: watchEventLoop(),
  });
  stopping.begin({ notice: config.stopNotice, server: app.server, close: () => app.close() });
  try {
    const address = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${config.brand.name}, the storefront of ${api.url}, is open at ${address}\n`);
  } catch (error) {
    throw whyNotListening(error, config);
  }
}
