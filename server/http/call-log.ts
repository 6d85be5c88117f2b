import type { FastifyInstance, FastifyRequest } from 'fastify';
import { truncatedAddress } from './truncated-address.ts';

type LoggedFacts = { readonly customer?: string; readonly errorCode?: number };

const facts = new WeakMap<FastifyRequest, LoggedFacts>();

/** Has a call's line say who made it: the customer's id, never their name. */
export function logCustomer(request: FastifyRequest, customer: string | null): void {
  if (customer !== null) facts.set(request, { ...facts.get(request), customer });
}

export const loggedCustomer = (request: FastifyRequest): string | undefined => facts.get(request)?.customer;

export const loggedErrorCode = (request: FastifyRequest): number | undefined => facts.get(request)?.errorCode;

const codeOf = (payload: unknown): number | undefined => {
  const code = payload !== null && typeof payload === 'object' && 'error_code' in payload ? payload.error_code : undefined;
  return typeof code === 'number' ? code : undefined;
};

/**
 * One line for each call: what was asked, what came of it, who asked and about where from. No value of a query or of a
 * body is in it.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const errorCode = codeOf(payload);
    if (errorCode !== undefined) facts.set(request, { ...facts.get(request), errorCode });
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0];
    const { customer, errorCode } = facts.get(request) ?? {};
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        error_code: errorCode,
        customer,
        address: truncatedAddress(request.ip),
      },
      'answered',
    );
    done();
  });
}
