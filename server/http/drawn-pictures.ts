import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../call/services.ts';
import { dishPicture } from '../pictures/dish-picture.ts';
import { parsePictureAddress } from '../pictures/picture-address.ts';
import { scenePicture } from '../pictures/scene-picture.ts';
import { countPage } from './page-limits.ts';

/** Pictures that are composed of what their address says, which always means the same; `others` answers for the rest. */
export function serveDrawnPictures(
  app: FastifyInstance,
  { limits, others }: Pick<Services, 'limits'> & { readonly others: (request: FastifyRequest, reply: FastifyReply) => unknown },
): void {
  app.get('/pictures/*', async (request, reply) => {
    await countPage(limits, 'pictures', request);
    const wanted = parsePictureAddress(decodeURI(request.url.split('?')[0] ?? ''));
    if (!wanted || (wanted.kind === 'scene' && wanted.shape === 'share')) return others(request, reply);
    const svg = wanted.kind === 'dish' ? dishPicture(wanted.picture) : scenePicture(wanted.picture, { shape: wanted.shape });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(svg);
  });
}
