import type { Keeper } from '#src/browser/storage.ts';

/**
 * What was filled in of a parcel waits for its customer where the server ended the session; signing out and the next
 * customer take it and its pictures away, and its cart's token is made anew.
 */
export function handParcelOver(
  keeper: Keeper,
  { now, endedByServer }: { readonly now: string | null; readonly endedByServer: boolean },
): void {
  const kept = keeper.read('storefront.parcel');
  if ((kept !== null && kept.holder === now) || (now === null && endedByServer)) return;
  if (kept === null && keeper.read('storefront.courier_cart_token') === null) return;
  keeper.forget('storefront.parcel');
  keeper.forget('storefront.courier_cart_token');
  import('#src/browser/picture-shelf.ts').then(({ forgetPictures }) => forgetPictures()).catch(() => undefined);
}
