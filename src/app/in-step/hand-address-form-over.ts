import type { Keeper } from '#src/browser/storage.ts';

/**
 * What was filled in of an address to keep waits for its customer where the server ended the session; signing out and the
 * next customer take it away.
 */
export function handAddressFormOver(
  keeper: Keeper,
  { now, endedByServer }: { readonly now: string | null; readonly endedByServer: boolean },
): void {
  const kept = keeper.read('storefront.address_form');
  if (kept !== null && kept.holder !== now && !(now === null && endedByServer)) keeper.forget('storefront.address_form');
}
