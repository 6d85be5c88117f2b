import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the pages lie their script, their style with its typeface, pictures of the customer's screen and their list. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const NOT_YET =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="10"><title>Statecharts</title><p>These pages are being built, which takes a minute after the first start. This page looks again by itself. (By hand: npm run statecharts.)';

/** The pages of the statecharts at `/statecharts`, as `npm run statecharts` built them into `folder`; without one they are not shown. */
export async function serveStatecharts(app: FastifyInstance, folder: string | null = null): Promise<void> {
  if (folder === null) return;
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
      if (!existsSync(join(folder, 'index.html')))
        return reply.code(503).header('retry-after', '10').type('text/html; charset=utf-8').send(NOT_YET);
      return undefined;
    });
    pages.get('/statecharts', (_request, reply) => reply.redirect('/statecharts/index.html'));
    pages.get('/statecharts/', (_request, reply) => reply.redirect('/statecharts/index.html'));
    await pages.register(fastifyStatic, { root: folder, prefix: '/statecharts/', decorateReply: false, cacheControl: false, index: false });
  });
}
