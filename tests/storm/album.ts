import type { Photo } from './photos.ts';

/** What is known of a parcel's pictures in a run: which were given for which parcel, and what customers saw of them. */
export class Album {
  /** The photos that were given for a parcel, by the token of its cart. */
  readonly given: { readonly token: string; readonly photo: Photo }[] = [];
  /** Pictures that somebody took away again, whether or not the server heard of it. */
  readonly removed = new Set<string>();
  /** The pictures that the server was known to have when the last button was pressed, by the payment. */
  readonly seen = new Map<string, readonly string[]>();

  isEmpty(): boolean {
    return this.given.length === 0;
  }
  give(token: string, photo: Photo): void {
    this.given.push({ token, photo });
  }
  withDigest(digest: string) {
    return this.given.find(({ photo }) => photo.digest === digest);
  }
  withId(id: string) {
    return this.given.find(({ photo }) => photo.id === id);
  }
}
