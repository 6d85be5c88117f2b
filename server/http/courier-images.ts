import type { FastifyInstance } from 'fastify';
import type { Services } from '../call/services.ts';
import { bytesOfImage } from '../repositories/courier-images.ts';
import { COURIER_IMAGE_PATH } from '../services/present/courier-image.ts';
import { countPage } from './page-limits.ts';

/** A secret as `newSecret` makes it. */
const ADDRESS = /^([\w-]{43})\.jpg$/;

/** Pictures of parcels, for whoever was told their address: no browser and nothing between keeps them. */
export function serveCourierImages(app: FastifyInstance, { database, limits }: Pick<Services, 'database' | 'limits'>): void {
  app.get<{ Params: { file: string } }>(`${COURIER_IMAGE_PATH}/:file`, async (request, reply) => {
    await countPage(limits, 'pictures', request);
    const [, secret] = ADDRESS.exec(request.params.file) ?? [];
    const bytes = secret === undefined ? null : await bytesOfImage(database, secret);
    reply.header('cache-control', 'private, no-store');
    if (!bytes) return reply.code(404).send({ success: false, error_code: 0 });
    return reply
      .header('content-security-policy', "default-src 'none'")
      .header('x-robots-tag', 'noindex')
      .type('image/jpeg')
      .send(Buffer.from(bytes));
  });
}
