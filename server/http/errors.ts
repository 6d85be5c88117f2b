import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRetryLater } from './send-retry-later.ts';
import { RetryLater } from '../limits/retry-later.ts';
import { isContended } from '../database/contended.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { noteOf } from './security-log.ts';

type Otherwise = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const nothing = { success: false, error_code: 0, issues: [] };

/** After how many seconds a call that the database could not answer is worth another try. */
export const RETRY_AFTER = 2;

/** Errors of transport become plain answers: never a stack, never a business code (0-decisions, Wire contract). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; code?: string; message: string }, request, reply) => {
    const unreachable = isUnreachable(error) || isContended(error);
    if (error instanceof RetryLater) {
      if (error.statusCode === 429) noteOf(request)('limit_hit');
      return sendRetryLater(request, reply, error);
    }
    const status = unreachable ? 503 : error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 400 : (error.statusCode ?? 500);
    if (unreachable) void reply.header('retry-after', RETRY_AFTER);
    if (status >= 500) request.log.error({ err: error, path: request.url.split('?')[0] }, 'failed');
    const issues = status === 400 ? [{ path: '', message: 'The body does not fit the call' }] : [];
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ ...nothing, issues });
  });
}

/** The answer for a path or method that does not exist; a page's address goes on to `otherwise`. */
export function answerUnknown(app: FastifyInstance, otherwise: Otherwise): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    // HEAD asks for what GET answers, without its body.
    const asked = request.method === 'HEAD' ? 'GET' : request.method;
    const allowed = (['GET', 'POST'] as const).filter((method) => method !== asked && app.hasRoute({ method, url: path }));
    if (allowed.length > 0) return reply.code(405).header('allow', allowed.join(', ')).header('cache-control', 'no-store').send(nothing);
    if (/^\/(api|admin|pictures|assets)(\/|$)/.test(path) || asked !== 'GET')
      return reply.code(404).header('cache-control', 'no-store').send(nothing);
    return otherwise(request, reply);
  };
  // A route of its own, so that pages are compressed like every other answer.
  app.get('/*', { config: { shed: 'first' } }, answer);
  app.setNotFoundHandler(answer);
}
