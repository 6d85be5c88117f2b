import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** What Helmet sets, by name: the same on every answer, so it is asked once. */
function headersOf(options: HelmetOptions): Map<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error?: unknown) => {
    if (error !== undefined) throw new Error('The security headers could not be made', { cause: error });
  });
  return new Map(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Sets security headers on every answer, also on one that is streamed or that failed; an answer may set one of them otherwise. */
export function secureAnswers(app: FastifyInstance, options: HelmetOptions): void {
  const headers = headersOf(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeaders(headers);
    done();
  });
}
