import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';

export type PictureOwner = { readonly holder: string; readonly token: string };

export type ShelvedPicture = PictureOwner & {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly isReady: boolean;
  readonly imageId: string | null;
  /** Epoch milliseconds; the first stands first. */
  readonly at: number;
};

const inMemory = new Map<string, ShelvedPicture>();
let store: UseStore | null = null;
const pictureStore = () => (store ??= createStore('storefront-parcel', 'pictures'));

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

export const picturesOf = async ({ holder, token }: PictureOwner): Promise<readonly ShelvedPicture[]> =>
  (await allOf(token)).filter((picture) => picture.holder === holder).toSorted((one, other) => one.at - other.at);

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

export async function forgetPictures(but: string | null = null): Promise<void> {
  await forgetAll((await all()).filter(({ holder }) => holder !== but));
}
