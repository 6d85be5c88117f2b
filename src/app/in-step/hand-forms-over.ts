import type { Keeper } from '#src/browser/storage.ts';

const FORMS = [
  'storefront.address_form',
  'storefront.profile_draft',
  'storefront.top_up_amount',
  'storefront.rating_words',
  'storefront.way_to_pay',
] as const;

/**
 * What was filled in of an address to keep, of the profile, of a top-up or beside the stars of a rating, and how was chosen
 * to pay, waits for its customer where the server ended the session; signing out and the next customer take it away.
 */
export function handFormsOver(
  keeper: Keeper,
  { now, endedByServer }: { readonly now: string | null; readonly endedByServer: boolean },
): void {
  for (const key of FORMS) {
    const kept = keeper.read(key);
    if (kept !== null && kept.holder !== now && !(now === null && endedByServer)) keeper.forget(key);
  }
}
