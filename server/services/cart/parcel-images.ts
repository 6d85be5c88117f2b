import { createHash } from 'node:crypto';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import type { Call, UploadedFile } from '#server/call/call.ts';
import { redrawInProcess } from '#server/limits/redraw-in-process.ts';
import type { Redrawn } from '#server/pictures/redraw.ts';
import { lockCart, type Cart } from '#server/repositories/carts.ts';
import { countImages, findImageOfFile, insertImage } from '#server/repositories/courier-images.ts';
import { newId } from '#server/secrets/ids.ts';
import { newSecret } from '#server/secrets/secrets.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { Database } from '#server/database/database.ts';

type Refused = { readonly index: number; readonly why: ImageRefusal };
export type SavedImages = { readonly ids: readonly string[] } | { readonly refused: readonly Refused[] };

type Named = { readonly index: number; readonly digest: string };

async function beyondRoom(database: Database, cartId: string, files: readonly Named[]): Promise<Refused[]> {
  const further = new Map<string, number>();
  for (const { index, digest } of files) if (!(await findImageOfFile(database, cartId, digest))) further.set(digest, index);
  const room = Math.max(0, COURIER_IMAGES_MAXIMUM - (await countImages(database, cartId)));
  return [...further.values()].slice(room).map((index) => ({ index, why: 'tooMany' }));
}

/** Locks the cart that pictures are kept with. @returns whether it takes any still */
export type TakesImages = (transaction: Database, cartId: string) => Promise<boolean>;

/** One that is ordered takes none any more. */
const whileOpen: TakesImages = async (transaction, cartId) => (await lockCart(transaction, cartId))?.state === 'open';

const writeDown = (
  call: Call,
  cartId: string,
  pictures: readonly (Named & { readonly drawn: Redrawn | null })[],
  takes: TakesImages,
): Promise<SavedImages> =>
  inTransaction(call.database, async (transaction) => {
    if (!(await takes(transaction, cartId))) return { refused: pictures.map(({ index }) => ({ index, why: 'tooMany' })) };
    const refused = await beyondRoom(transaction, cartId, pictures);
    if (refused.length > 0) return { refused };
    const ids: string[] = [];
    for (const { digest, drawn } of pictures) {
      const earlier = await findImageOfFile(transaction, cartId, digest);
      const id = earlier?.id ?? newId(call.now());
      if (!earlier && drawn) await insertImage(transaction, { id, cartId, secret: newSecret(), digest, ...drawn, createdAt: call.now() });
      ids.push(id);
    }
    return { ids };
  });

/**
 * Keeps files as pictures of a parcel (0-decisions, After the order), or of what was wrong with an order, by its cart: all of
 * them, or none where one is refused. The same file again is the picture that it was. @throws RetryLater when too many are being drawn
 */
export async function keepImages(
  call: Call,
  { id: cartId }: Pick<Cart, 'id'>,
  files: ReadonlyMap<number, UploadedFile>,
  takes: TakesImages = whileOpen,
): Promise<SavedImages> {
  const refused: Refused[] = [];
  const read: (Named & { readonly bytes: Uint8Array })[] = [];
  for (const [index, file] of files) {
    if ('refused' in file) refused.push({ index, why: file.refused });
    else read.push({ index, digest: createHash('sha256').update(file.bytes).digest('hex'), bytes: file.bytes });
  }
  refused.push(...(await beyondRoom(call.database, cartId, read)));
  if (refused.length > 0) return { refused };
  const pictures: (Named & { readonly drawn: Redrawn | null })[] = [];
  for (const { index, digest, bytes } of read) {
    const isStored = (await findImageOfFile(call.database, cartId, digest)) !== null;
    const drawn = isStored ? null : await redrawInProcess({ file: bytes, of: 'parcel' });
    if (drawn && 'refused' in drawn) refused.push({ index, why: drawn.refused });
    else pictures.push({ index, digest, drawn });
  }
  return refused.length > 0 ? { refused } : writeDown(call, cartId, pictures, takes);
}
