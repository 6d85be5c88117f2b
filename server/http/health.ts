import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isDiskFull } from '../database/disk-full.ts';
import { noteMark } from '../repositories/marks.ts';
import type { Services } from '../call/services.ts';

/** How long what a server needs has to answer until it calls itself not ready, milliseconds. */
const ANSWERS_WITHIN = 800;

/** How long a write that was possible is taken for possible, milliseconds: anybody may ask. */
const WRITABLE_FOR = 5_000;

/** How long a disk that had no room for a call is taken for full, milliseconds: a small write may find room where an order finds none. */
const FULL_FOR = 30_000;

/** With less room than this the embedded database may stop in the middle of a write, bytes: four files of its log. */
const ROOM = 64 * 1_024 * 1_024;

export type Health = {
  readonly isStopping: () => boolean;
  /** How much room the disk of the embedded database has, bytes; null where the database has another's disk. */
  readonly freeSpace: (() => Promise<number>) | null | undefined;
};

const after = (milliseconds: number) =>
  new Promise<never>((_done, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds).unref();
  });

/** `/healthz`: the process lives. `/readyz`: it is not about to stop, and `isAnswered` resolves in time. */
export function serveReadiness(app: FastifyInstance, isStopping: () => boolean, isAnswered: () => Promise<unknown>): void {
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

/** Ready is who can read and write the database, whose disk has room. */
export function serveHealth(app: FastifyInstance, { database, now }: Services, { isStopping, freeSpace }: Health): void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let fullAt = Number.NEGATIVE_INFINITY;
  app.addHook('onError', (_request, _reply, error, done) => {
    if (isDiskFull(error)) fullAt = now();
    done();
  });
  const isAnswered = async () => {
    const instant = now();
    if (Math.abs(instant - fullAt) < FULL_FOR) throw new Error('the disk had no room for a call');
    const free = (await freeSpace?.()) ?? Number.POSITIVE_INFINITY;
    if (free < ROOM) throw new Error(`the disk has room for ${free} bytes alone`);
    if (Math.abs(instant - writtenAt) < WRITABLE_FOR) return database.execute(sql`select 1`);
    await noteMark(database, 'ready', String(instant));
    writtenAt = instant;
  };
  serveReadiness(app, isStopping, isAnswered);
}
