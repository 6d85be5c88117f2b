import type { FastifyInstance } from 'fastify';
import { dishPicture } from '../pictures/dish-picture.ts';
import { parsePictureAddress } from '../pictures/picture-address.ts';
import { scenePicture } from '../pictures/scene-picture.ts';

/** Composed pictures by their address; an address always means the same picture. */
export function servePictures(app: FastifyInstance): void {
  app.get('/pictures/*', (request, reply) => {
    const wanted = parsePictureAddress(decodeURI(request.url.split('?')[0] ?? ''));
    if (!wanted) return reply.code(404).send({ success: false, error_code: 0 });
    const svg = wanted.kind === 'dish' ? dishPicture(wanted.picture) : scenePicture(wanted.picture, { shape: wanted.shape });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(svg);
  });
}
