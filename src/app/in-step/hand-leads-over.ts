import type { Keeper } from '#src/browser/storage.ts';

/**
 * What was typed by somebody who wants to work with us goes along with a guest who signs in, waits for a customer whose
 * session the server ended, and is nobody else's.
 */
export function handLeadsOver(
  tabKeeper: Keeper,
  { now, endedByServer }: { readonly now: string | null; readonly endedByServer: boolean },
): void {
  const kept = tabKeeper.read('storefront.leads');
  if (!kept || kept.holder === now || (now === null && endedByServer)) return;
  if (kept.holder === null) tabKeeper.write('storefront.leads', { ...kept, holder: now });
  else tabKeeper.forget('storefront.leads');
}
