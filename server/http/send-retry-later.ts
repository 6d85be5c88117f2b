import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RetryLater } from '../limits/retry-later.ts';

/** A page has no flows yet that could say it, and nobody knows in which language. */
const WORDS = 'Too many people at once. Please try again in a moment.\nTrop de monde à la fois. Veuillez réessayer dans un instant.\n';

export function sendRetryLater(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, retryAfter }: Pick<RetryLater, 'statusCode' | 'retryAfter'>,
) {
  void reply.code(statusCode).header('retry-after', retryAfter).header('cache-control', 'no-store');
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html'))
    return reply.send({ success: false, error_code: 0, issues: [] });
  return reply.header('refresh', String(retryAfter)).type('text/plain; charset=utf-8').send(WORDS);
}
