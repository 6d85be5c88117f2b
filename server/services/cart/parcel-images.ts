import { createHash } from 'node:crypto';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import type { Call, UploadedFile } from '#server/call/call.ts';
import { drawApart } from '#server/limits/draw-apart.ts';
import type { Redrawn } from '#server/pictures/redraw.ts';
import { lockCart, type Cart } from '#server/repositories/carts.ts';
import { countImages, findImageOfFile, insertImage } from '#server/repositories/courier-images.ts';
import { newId } from '#server/secrets/ids.ts';
import { newSecret } from '#server/secrets/secrets.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** A picture that was kept, by its id; or why it was not. */
export type KeptImage = { readonly id: string } | { readonly refused: ImageRefusal };

/** Writes a picture down beside the parcel's others, which are counted under its lock. */
const keepPicture = (call: Call, cartId: string, digest: string, picture: Redrawn): Promise<KeptImage> =>
  inTransaction(call.database, async (transaction) => {
    const cart = await lockCart(transaction, cartId);
    const earlier = await findImageOfFile(transaction, cartId, digest);
    if (earlier) return { id: earlier.id };
    if (!cart || (await countImages(transaction, cartId)) >= COURIER_IMAGES_MAXIMUM) return { refused: 'tooMany' };
    const id = newId(call.now());
    await insertImage(transaction, { id, cartId, secret: newSecret(), digest, ...picture, createdAt: call.now() });
    return { id };
  });

/**
 * Keeps a file as one of a parcel's pictures (0-decisions, After the order). The same file again is the picture that it was;
 * one that is refused changes nothing. @throws ComeAgain when too many are being drawn
 */
export async function keepImage(call: Call, { id: cartId }: Pick<Cart, 'id'>, file: UploadedFile): Promise<KeptImage> {
  if ('refused' in file) return { refused: file.refused };
  const digest = createHash('sha256').update(file.bytes).digest('hex');
  const earlier = await findImageOfFile(call.database, cartId, digest);
  if (earlier) return { id: earlier.id };
  if ((await countImages(call.database, cartId)) >= COURIER_IMAGES_MAXIMUM) return { refused: 'tooMany' };
  const drawn = await drawApart({ file: file.bytes, of: 'parcel' });
  return 'refused' in drawn ? drawn : keepPicture(call, cartId, digest, drawn);
}

/** Keeps the pictures that came with a call for the order beside the parcel's others. @returns which were not taken, by their number, and why */
export async function keepImages(call: Call, cart: Pick<Cart, 'id'>): Promise<{ index: number; why: ImageRefusal }[]> {
  const refused: { index: number; why: ImageRefusal }[] = [];
  for (const [name, file] of call.files ?? []) {
    const index = /^image(\d{1,3})$/.exec(name)?.[1];
    if (index === undefined) continue;
    const kept = await keepImage(call, cart, file);
    if ('refused' in kept) refused.push({ index: Number(index), why: kept.refused });
  }
  return refused;
}
