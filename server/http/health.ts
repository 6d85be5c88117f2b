import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from './call.ts';

/** How long the database has to answer until the server calls itself not ready, milliseconds. */
const ANSWERS_WITHIN = 800;

const after = (milliseconds: number) => new Promise<never>((_done, reject) => {
  setTimeout(() => reject(new Error(`the database did not answer within ${milliseconds} ms`)), milliseconds).unref();
});

/** `/healthz`: the process lives. `/readyz`: it can answer from its database, and is not about to stop. */
export function serveHealth(app: FastifyInstance, { database }: Services, isStopping: () => boolean): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await Promise.race([database.execute(sql`select 1`), after(ANSWERS_WITHIN)]);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
