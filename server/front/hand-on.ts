import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COURIER_IMAGE_BYTES_MAXIMUM, COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import { ORDER_NEWS } from '#contract/order-news.ts';
import type { ApiOfFront } from './api-of-front.ts';

/** What belongs to the API, beside files and pictures that the storefront does not have: calls, the card sandbox, maps, links in letters. */
const PATHS = ['/api', '/admin', '/sandbox', '/maps', '/newsletter', '/confirm-email'];
/** How long the API may take to begin its answer, and how long it may say nothing in one, milliseconds: a stream of news says something more often. */
const PATIENCE = { begin: 30_000, silence: 120_000 };
/** The largest body: a parcel with all its pictures, and its texts. */
const BODY_LIMIT = COURIER_IMAGES_MAXIMUM * COURIER_IMAGE_BYTES_MAXIMUM + 1_048_576;

const REFUSED = { success: false, error_code: 0, issues: [] };

/** The caller's address goes along to the API: it counts calls by address. */
const inTheNameOf = ({ ip }: FastifyRequest, headers: Record<string, unknown>) => ({ ...headers, 'x-forwarded-for': ip });

/** Hands calls on to the API as they are, streams and files too, and its answers back. Gives what hands on one request. */
export async function handOn(app: FastifyInstance, { url }: ApiOfFront) {
  await app.register(replyFrom, {
    base: url,
    undici: { headersTimeout: PATIENCE.begin, bodyTimeout: PATIENCE.silence },
  });
  const hand = (request: FastifyRequest, reply: FastifyReply) =>
    reply.from(request.url, { rewriteRequestHeaders: (_raw, headers) => inTheNameOf(request, headers) });
  await app.register((calls, _options, done) => {
    calls.removeAllContentTypeParsers();
    // A body is not read here: it goes on as it comes, so it has to say beforehand how long it is.
    calls.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));
    calls.addHook('onRequest', async ({ headers }, reply) => {
      if (headers['transfer-encoding'] !== undefined) return reply.code(411).send(REFUSED);
      if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) return reply.code(413).send(REFUSED);
    });
    const route = (url: string, streams?: true) =>
      calls.route({
        method: ['GET', 'POST'],
        url,
        // The API has compressed what is worth it; a stream must not wait to be.
        compress: false,
        config: { ...(streams && { streams }) },
        handler: hand,
      });
    for (const path of PATHS) for (const pattern of [path, `${path}/*`]) route(pattern);
    route(ORDER_NEWS.path, true);
    done();
  });
  return hand;
}
