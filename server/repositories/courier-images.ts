import { and, asc, count, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courierImages } from '../database/schema/courier-images.ts';
import { firstRow } from '../database/first-row.ts';

export type CourierImageRow = typeof courierImages.$inferSelect;
/** A picture without its bytes. */
export type CourierImageKey = Pick<CourierImageRow, 'id' | 'secret'>;

export const imagesOfCart = (database: Database, cartId: string): Promise<CourierImageKey[]> =>
  database
    .select({ id: courierImages.id, secret: courierImages.secret })
    .from(courierImages)
    .where(eq(courierImages.cartId, cartId))
    .orderBy(asc(courierImages.createdAt), asc(courierImages.id));

export const findImageOfFile = (database: Database, cartId: string, digest: string): Promise<CourierImageKey | null> =>
  firstRow(
    database
      .select({ id: courierImages.id, secret: courierImages.secret })
      .from(courierImages)
      .where(and(eq(courierImages.cartId, cartId), eq(courierImages.digest, digest))),
  );

export async function countImages(database: Database, cartId: string): Promise<number> {
  const [found] = await database.select({ images: count() }).from(courierImages).where(eq(courierImages.cartId, cartId));
  return found?.images ?? 0;
}

/** Keeps a picture; the same file again is kept once. */
export async function insertImage(database: Database, image: CourierImageRow): Promise<void> {
  await database.insert(courierImages).values(image).onConflictDoNothing();
}

export async function deleteImage(database: Database, cartId: string, id: string): Promise<void> {
  await database.delete(courierImages).where(and(eq(courierImages.cartId, cartId), eq(courierImages.id, id)));
}

export async function deleteImagesOfCart(database: Database, cartId: string): Promise<void> {
  await database.delete(courierImages).where(eq(courierImages.cartId, cartId));
}

export async function bytesOfImage(database: Database, secret: string): Promise<Uint8Array | null> {
  const [found] = await database.select({ bytes: courierImages.bytes }).from(courierImages).where(eq(courierImages.secret, secret));
  return found?.bytes ?? null;
}

/** Deletes pictures that were sent before an instant. @returns how many, at most `most` */
export async function deleteImagesBefore(database: Database, before: number, most: number): Promise<number> {
  const old = database.select({ id: courierImages.id }).from(courierImages).where(lt(courierImages.createdAt, before)).limit(most);
  return (await database.delete(courierImages).where(inArray(courierImages.id, old)).returning({ id: courierImages.id })).length;
}
