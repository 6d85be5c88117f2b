import type { FastifyRequest } from 'fastify';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * Where this storefront stands for the world, without a slash at the end: what the operator says, else what the request
 * was addressed to. A host that is none is not repeated.
 */
export function originOf(request: FastifyRequest, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : 'http://localhost';
}
