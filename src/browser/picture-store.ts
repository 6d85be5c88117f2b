import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** Whose a picture is: a customer's, for the parcel of this token. */
export type PictureOwner = { readonly holder: string; readonly token: string };

/** A picture as the browser keeps it: whose it is, the file as it travels, and the server's name for it once it has it. */
export type ShelvedPicture = PictureOwner & {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  /** Until it is made ready, the file is as it was given. */
  readonly isReady: boolean;
  readonly imageId: string | null;
  /** Epoch milliseconds; the first stands first. */
  readonly at: number;
};

/** For a browser that keeps nothing: as long as the page lives. */
const inMemory = new Map<string, ShelvedPicture>();
let store: UseStore | null = null;
const pictureStore = () => (store ??= createStore('storefront-parcel', 'pictures'));

/** Asks the picture store; where the browser keeps nothing, the page does. */
async function inStore<T>(ask: (store: UseStore) => Promise<T>, instead: () => T): Promise<T> {
  try {
    return await ask(pictureStore());
  } catch {
    return instead();
  }
}

export async function shelve(picture: ShelvedPicture): Promise<void> {
  inMemory.set(picture.id, picture);
  await inStore(
    (at) => set(picture.id, picture, at),
    () => undefined,
  );
}

export const storedPicture = async (id: string): Promise<ShelvedPicture | null> =>
  inMemory.get(id) ??
  (await inStore(
    async (at) => (await get<ShelvedPicture>(id, at)) ?? null,
    () => null,
  ));

const all = (): Promise<readonly ShelvedPicture[]> =>
  inStore(
    async (at) => (await entries<string, ShelvedPicture>(at)).map(([, picture]) => picture),
    () => [...inMemory.values()],
  );
const allOf = async (token: string) => (await all()).filter((picture) => picture.token === token);

/** Those of a customer's parcel, the first first: none of an earlier parcel, whatever a tab was still about to do with it. */
export const picturesOf = async ({ holder, token }: PictureOwner): Promise<readonly ShelvedPicture[]> =>
  (await allOf(token)).filter((picture) => picture.holder === holder).toSorted((one, other) => one.at - other.at);

/** Notes the server's name for a picture; nothing of one that is gone meanwhile. */
export async function noteImageId(id: string, imageId: string): Promise<void> {
  const known = await storedPicture(id);
  if (known) await shelve({ ...known, imageId });
}

export async function dropPicture(id: string): Promise<void> {
  inMemory.delete(id);
  await inStore(
    (at) => del(id, at),
    () => undefined,
  );
}

export async function forgetPicturesOf(token: string): Promise<void> {
  await forgetAll(await allOf(token));
}

async function forgetAll(pictures: readonly ShelvedPicture[]): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  for (const id of ids) inMemory.delete(id);
  await inStore(
    (at) => delMany(ids, at),
    () => undefined,
  );
}

/** Forgets the pictures of everybody, or of everybody but the customer who is here: somebody has left. */
export async function forgetPictures(but: string | null = null): Promise<void> {
  await forgetAll((await all()).filter(({ holder }) => holder !== but));
}
