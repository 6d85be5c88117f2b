import { coordinatesOf } from '#src/api/whereabouts.ts';
import { redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { ID_LENGTH } from '#contract/limits.ts';
import { wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import type { Api } from '#src/api/api.ts';
import { menuOpeningOptions } from '#src/api/discovery.ts';
import { knownMenu } from '#src/api/menu-opening.ts';
import type { Flows } from '#src/shop/create-flows.ts';

type Context = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly flows: Flows;
  readonly texts: { readonly load: (...groups: ('store' | 'diets')[]) => Promise<void> };
  readonly storage: { readonly write: (key: 'is_store_own_page', value: boolean) => void };
};

/** Loads a store's page's texts and menu; where the menu is known already, as far as it is, the page need not wait. A store id that is not 24 characters long leads to 'deliveries'. */
export async function loadStore({ api, queryClient, flows, texts, storage }: Context, storeId: string, isOwnPage: boolean): Promise<void> {
  if (storeId.length !== ID_LENGTH) throw redirect({ to: '/deliveries', search: { from: 'store' } as never });
  storage.write('is_store_own_page', isOwnPage);
  const { place } = flows.location.getSnapshot().context;
  const menu = queryClient.prefetchQuery(
    menuOpeningOptions(api, storeId, coordinatesOf(place), wantedAt(flows.fulfilmentTime.getSnapshot().time, storeId)),
  );
  await Promise.all([texts.load('store', 'diets'), knownMenu(queryClient, storeId, api.language()) ? null : menu]);
}
