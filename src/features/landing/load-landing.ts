import { categoriesOptions } from '#src/api/categories.ts';
import { loadCentre, servedCitiesOptions } from '#src/api/served-cities.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/api.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import type { Flows } from '#src/shop/create-flows.ts';
import type { Texts } from '#src/lazy/use-texts.ts';
import { Greeting, loadRepeats, OwnHome } from './own-home.tsx';

type Context = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly texts: Texts;
  readonly flows: Flows;
  readonly storage: Pick<BrowserStorage, 'read'>;
};

/** So long a page waits for how many orders a customer may repeat, where this browser does not know it, milliseconds. */
const PATIENCE = 1_500;

export async function loadLanding({ api, queryClient, texts, flows, storage }: Context, city: string | undefined): Promise<void> {
  const customerId = flows.session.getSnapshot().context.user?._id;
  const isHomeUnknown = customerId !== undefined && storage.read('storefront.home')?.customerId !== customerId;
  await Promise.all([
    texts.load('landing'),
    queryClient.prefetchQuery(servedCitiesOptions(api)),
    loadCentre({ api, queryClient }, city).then((centre) => queryClient.prefetchQuery(categoriesOptions(api, centre))),
    ...(customerId ? [Greeting.preload(texts), OwnHome.preload(texts)] : []),
    isHomeUnknown
      ? Promise.race([loadRepeats(api, queryClient, customerId).catch(() => undefined), new Promise((go) => setTimeout(go, PATIENCE))])
      : null,
  ]);
}
