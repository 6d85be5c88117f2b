import type { FastifyInstance, FastifyRequest } from 'fastify';
import { truncatedAddress } from './truncated-address.ts';

type Told = { readonly customer?: string; readonly errorCode?: number };

const told = new WeakMap<FastifyRequest, Told>();

/** Has a call's line say who made it: the customer's id, never their name. */
export function tellCustomer(request: FastifyRequest, customer: string | null): void {
  if (customer !== null) told.set(request, { ...told.get(request), customer });
}

export const customerTold = (request: FastifyRequest): string | undefined => told.get(request)?.customer;

export const errorCodeTold = (request: FastifyRequest): number | undefined => told.get(request)?.errorCode;

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
    if (errorCode !== undefined) told.set(request, { ...told.get(request), errorCode });
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0];
    const { customer, errorCode } = told.get(request) ?? {};
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
