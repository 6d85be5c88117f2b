import type { FastifyInstance } from 'fastify';
import { storePictures } from '../repositories/stores.ts';
import type { Services } from '../call/services.ts';
import { countPage } from './page-limits.ts';
import { dishPicture } from '../pictures/dish-picture.ts';
import { parsePictureAddress, scenePictureAddress } from '../pictures/picture-address.ts';
import { scenePicture } from '../pictures/scene-picture.ts';
import { createSharePictures } from '../pictures/share-picture.ts';

/** Composed pictures by their address; an address always means the same picture. */
export function servePictures(
  app: FastifyInstance,
  { database, catalogue, limits }: Pick<Services, 'database' | 'catalogue' | 'limits'>,
): void {
  const sharePictureOf = createSharePictures();
  const sharedPictures = async () => {
    const addresses = new Set<string>();
    for (const stored of await storePictures(database)) {
      const scene = parsePictureAddress(stored);
      if (scene?.kind === 'scene') addresses.add(scenePictureAddress(scene.picture, 'share'));
    }
    return addresses;
  };
  app.get('/pictures/*', async (request, reply) => {
    await countPage(limits, 'pictures', request);
    const address = decodeURI(request.url.split('?')[0] ?? '');
    const wanted = parsePictureAddress(address);
    if (!wanted) return reply.code(404).send({ success: false, error_code: 0 });
    if (wanted.kind === 'scene' && wanted.shape === 'share') {
      // Drawn for stores alone: anybody could ask for millions of others.
      if (!(await catalogue('shared-pictures', sharedPictures)).has(address))
        return reply.code(404).send({ success: false, error_code: 0 });
      const png = await sharePictureOf(address, wanted.picture);
      if (!png) return reply.code(503).header('retry-after', '5').send({ success: false, error_code: 0 });
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(png);
    }
    const svg = wanted.kind === 'dish' ? dishPicture(wanted.picture) : scenePicture(wanted.picture, { shape: wanted.shape });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(svg);
  });
}
