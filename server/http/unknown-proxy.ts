import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that calls come through a proxy that nobody trusts: all the people behind it have one address
 * then, and share its limits.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined && request.ip === request.socket.remoteAddress) {
      isSaid = true;
      request.log.error({ proxy: request.ip }, 'calls come through a proxy that is not trusted: set TRUST_PROXY to its address');
    }
    done();
  });
}
