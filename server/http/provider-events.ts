import type { FastifyInstance } from 'fastify';
import { handleProviderEvent } from '../services/payment/handle-provider-event.ts';
import type { Services } from '../call/services.ts';
import { noteOf } from './security-log.ts';

export const PROVIDER_EVENTS_PATH = '/api/payments/events';

/**
 * The door for the provider's events: the signature is over the text as it came, so it is not parsed before. 400 for
 * what is not the provider's, 503 for what should come again.
 */
export async function serveProviderEvents(app: FastifyInstance, services: Services): Promise<void> {
  const { payments } = services;
  if (!payments) return;
  await app.register((door, _options, done) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    door.post(PROVIDER_EVENTS_PATH, { config: { shed: 'last' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const signature = request.headers['stripe-signature'];
      const event =
        typeof request.body === 'string' && typeof signature === 'string'
          ? payments.provider.readEvent(request.body, signature, services.now())
          : null;
      if (!event) {
        noteOf(request)('webhook_refused');
        return reply.code(400).send({ success: false, error_code: 0, issues: [] });
      }
      const isHandled = await handleProviderEvent(services, event);
      return isHandled ? reply.send({ success: true }) : reply.code(503).send({ success: false, error_code: 0, issues: [] });
    });
    done();
  });
}
