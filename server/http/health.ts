import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { noteMark } from '../repositories/marks.ts';
import type { Services } from '../call/services.ts';

/** How long the database has to answer until the server calls itself not ready, milliseconds. */
const ANSWERS_WITHIN = 800;

/** How long a write that was possible is taken for possible, milliseconds: anybody may ask. */
const WRITABLE_FOR = 5_000;

const after = (milliseconds: number) =>
  new Promise<never>((_done, reject) => {
    setTimeout(() => reject(new Error(`the database did not answer within ${milliseconds} ms`)), milliseconds).unref();
  });

/** `/healthz`: the process lives. `/readyz`: it can read and write its database, whose disk may be full, and is not about to stop. */
export function serveHealth(app: FastifyInstance, { database, now }: Services, isStopping: () => boolean): void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  const isAnswered = async () => {
    const instant = now();
    if (Math.abs(instant - writtenAt) < WRITABLE_FOR) return database.execute(sql`select 1`);
    await noteMark(database, 'ready', String(instant));
    writtenAt = instant;
  };
  app.get('/healthz', { config: { shed: 'never' } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { shed: 'never' } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await Promise.race([isAnswered(), after(ANSWERS_WITHIN)]);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
