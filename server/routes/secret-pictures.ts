import type { FastifyInstance } from 'fastify';
import type { Services } from '../call/services.ts';
import type { Database } from '../database/database.ts';
import { bytesOfImage } from '../repositories/courier-images.ts';
import { bytesOfCustomerPicture } from '../repositories/customer-pictures.ts';
import { COURIER_IMAGE_PATH } from '../services/present/courier-image.ts';
import { CUSTOMER_PICTURE_PATH } from '../services/present/customer-picture.ts';
import { countPage } from '../http/page-limits.ts';

const ADDRESS = /^([\w-]{43})\.jpg$/;

const KINDS: readonly { readonly path: string; readonly find: (database: Database, secret: string) => Promise<Uint8Array | null> }[] = [
  { path: COURIER_IMAGE_PATH, find: bytesOfImage },
  { path: CUSTOMER_PICTURE_PATH, find: bytesOfCustomerPicture },
];

/** Pictures that customers sent, for whoever has their address: no browser and nothing between keeps them. */
export function serveSecretPictures(app: FastifyInstance, { database, limits }: Pick<Services, 'database' | 'limits'>): void {
  for (const { path, find } of KINDS)
    app.get<{ Params: { file: string } }>(`${path}/:file`, async (request, reply) => {
      await countPage(limits, 'pictures', request);
      const [, secret] = ADDRESS.exec(request.params.file) ?? [];
      const bytes = secret === undefined ? null : await find(database, secret);
      reply.header('cache-control', 'private, no-store');
      if (!bytes) return reply.code(404).send({ success: false, error_code: 0 });
      return reply
        .header('content-security-policy', "default-src 'none'")
        .header('x-robots-tag', 'noindex')
        .type('image/jpeg')
        .send(Buffer.from(bytes));
    });
}
