import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { colourOf } from '../brand/theme.ts';
import { EVERYTHING, ofStore } from '../repositories/catalogue-news.ts';
import { findStore, storePictures } from '../repositories/stores.ts';
import type { Services } from '../call/services.ts';
import { serveDrawnPictures } from '../http/drawn-pictures.ts';
import { countPage } from '../http/page-limits.ts';
import { parsePictureAddress, scenePictureAddress } from '../pictures/picture-address.ts';
import { createSharePictures, sharePicture } from '../pictures/share-picture.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { ratingFields } from '../services/present/rating.ts';

/** How long a picture of a store may be kept that has another name or rating by then, seconds. */
const DAY = 86_400;

export function servePictures(
  app: FastifyInstance,
  { reads, memory, limits, brand }: Pick<Services, 'reads' | 'memory' | 'limits' | 'brand'>,
): void {
  const plate = { face: colourOf(brand.tokens, '--plaque')[0], mark: colourOf(brand.tokens, '--on-plaque')[0] };
  const sharePictureOf = createSharePictures(sharePicture);
  const storePictureOf = createSharePictures(storePicture);
  const sharedPictures = async () => {
    const addresses = new Set<string>();
    for (const stored of await reads(storePictures)) {
      const scene = parsePictureAddress(stored);
      if (scene?.kind === 'scene') addresses.add(scenePictureAddress(scene.picture, 'share'));
    }
    return addresses;
  };
  app.get<{ Params: { id: string } }>('/pictures/store/:id/:mark.png', async (request, reply) => {
    await countPage(limits, 'pictures', request);
    const { id } = request.params;
    const found = await memory.catalogue(`store ${id}`, () => reads((database) => findStore(database, id)), [ofStore(id)]);
    const scene = found && parsePictureAddress(found.store.image);
    if (!found || scene?.kind !== 'scene') return reply.code(404).send({ success: false, error_code: 0 });
    const { name } = found.store;
    const { user_rate: rating, user_rate_count: ratings } = ratingFields(found.store);
    // Whatever mark they ask by, there is one picture of a store.
    const key = JSON.stringify([id, name, rating, ratings, found.store.image]);
    const png = await storePictureOf(key, { name, rating, ratings, scene: scene.picture, plate });
    if (!png) return reply.code(503).header('retry-after', '5').send({ success: false, error_code: 0 });
    return reply.header('cache-control', `public, max-age=${DAY}`).type('image/png').send(png);
  });
  const sendShared = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = decodeURI(request.url.split('?')[0] ?? '');
    const wanted = parsePictureAddress(address);
    // Drawn for stores alone: anybody could ask for millions of others.
    if (wanted?.kind !== 'scene' || !(await memory.catalogue('shared-pictures', sharedPictures, [EVERYTHING])).has(address))
      return reply.code(404).send({ success: false, error_code: 0 });
    const png = await sharePictureOf(address, wanted.picture);
    if (!png) return reply.code(503).header('retry-after', '5').send({ success: false, error_code: 0 });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(png);
  };
  serveDrawnPictures(app, { limits, others: sendShared });
}
