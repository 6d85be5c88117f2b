import type { FastifyInstance } from 'fastify';
import { PROVIDER_EVENTS_PATH } from './provider-events.ts';
import type { SignedEvent } from '../payments/sandbox/sandbox-events.ts';

/** Hands an event of the sandbox to this server's own door, as Stripe would. @returns whether it was taken */
export async function deliverEvent(app: FastifyInstance, { body, signature }: Pick<SignedEvent, 'body' | 'signature'>): Promise<boolean> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: PROVIDER_EVENTS_PATH,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
  return statusCode === 200;
}
