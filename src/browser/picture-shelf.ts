import { createStore, del, entries, get, set, update, clear, type UseStore } from 'idb-keyval';

/** A picture as the browser keeps it: whose it is, the file as it travels, and the server's name for it once it has it. */
export type ShelvedPicture = {
  readonly id: string;
  readonly holder: string;
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
const shelf = () => (store ??= createStore('storefront-parcel', 'pictures'));

/** Asks the shelf; where the browser keeps nothing, the page does. */
async function onShelf<T>(ask: (store: UseStore) => Promise<T>, instead: () => T): Promise<T> {
  try {
    return await ask(shelf());
  } catch {
    return instead();
  }
}

/** Puts a picture on the shelf, or in the place of the one with its id. */
export async function shelve(picture: ShelvedPicture): Promise<void> {
  inMemory.set(picture.id, picture);
  await onShelf(
    (at) => set(picture.id, picture, at),
    () => undefined,
  );
}

export const pictureOnShelf = async (id: string): Promise<ShelvedPicture | null> =>
  inMemory.get(id) ??
  (await onShelf(
    async (at) => (await get<ShelvedPicture>(id, at)) ?? null,
    () => null,
  ));

/** Those of a customer, the first first. */
export async function picturesOf(holder: string): Promise<readonly ShelvedPicture[]> {
  const kept = await onShelf(
    async (at) => (await entries<string, ShelvedPicture>(at)).map(([, picture]) => picture),
    () => [...inMemory.values()],
  );
  return kept.filter((picture) => picture.holder === holder).toSorted((one, other) => one.at - other.at);
}

/** Notes the server's name for a picture. */
export async function noteImageId(id: string, imageId: string): Promise<void> {
  const known = inMemory.get(id);
  if (known) inMemory.set(id, { ...known, imageId });
  await onShelf(
    (at) => update<ShelvedPicture>(id, (picture) => ({ ...(picture as ShelvedPicture), imageId }), at),
    () => undefined,
  );
}

export async function dropPicture(id: string): Promise<void> {
  inMemory.delete(id);
  await onShelf(
    (at) => del(id, at),
    () => undefined,
  );
}

/** Forgets the pictures of everybody: of a parcel that was booked, or when somebody signs out. */
export async function forgetPictures(): Promise<void> {
  inMemory.clear();
  await onShelf(
    (at) => clear(at),
    () => undefined,
  );
}
