import type { FastifyInstance } from 'fastify';
import { dishPicture } from '../pictures/dish-picture.ts';
import { parsePictureAddress } from '../pictures/picture-address.ts';
import { scenePicture } from '../pictures/scene-picture.ts';
import { createSharePictures } from '../pictures/share-picture.ts';

/** Composed pictures by their address; an address always means the same picture. */
export function servePictures(app: FastifyInstance): void {
  const sharePictureOf = createSharePictures();
  app.get('/pictures/*', async (request, reply) => {
    const address = decodeURI(request.url.split('?')[0] ?? '');
    const wanted = parsePictureAddress(address);
    if (!wanted) return reply.code(404).send({ success: false, error_code: 0 });
    if (wanted.kind === 'scene' && wanted.shape === 'share') {
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
