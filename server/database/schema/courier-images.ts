import { integer, pgTable, text, uniqueIndex, index } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { bytes, id, instant, belongsTo } from './columns.ts';

/** Pictures of a parcel, as they are shown: small, turned the right way up, without anything but the picture. */
export const courierImages = pgTable(
  'courier_images',
  {
    id: id().primaryKey(),
    cartId: belongsTo('cart_id', () => carts.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    /** SHA-256 of the file that came, by which the same one again is known. */
    digest: text('digest').notNull(),
    bytes: bytes('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('courier_images_secret').on(table.secret),
    uniqueIndex('courier_images_once').on(table.cartId, table.digest),
    index('courier_images_created').on(table.createdAt),
  ],
);
