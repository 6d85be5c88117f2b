import { categoriesOptions } from '#src/api/categories.ts';
import { loadCentre, servedCitiesOptions } from '#src/api/served-cities.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/api.ts';
import type { Flows } from '#src/shop/create-flows.ts';
import type { Texts } from '#src/lazy/use-texts.ts';
import { Greeting, OwnHome } from './own-home.tsx';

type Context = { readonly api: Api; readonly queryClient: QueryClient; readonly texts: Texts; readonly flows: Flows };

/** Loads the landing page's texts, the cities that are served and the categories of the one that the address names, and a customer's what is their own before it is first drawn: then nothing moves. */
export async function loadLanding({ api, queryClient, texts, flows }: Context, city: string | undefined): Promise<void> {
  const isCustomers = flows.session.seen().context.user !== null;
  await Promise.all([
    texts.load('landing'),
    queryClient.prefetchQuery(servedCitiesOptions(api)),
    loadCentre({ api, queryClient }, city).then((centre) => queryClient.prefetchQuery(categoriesOptions(api, centre))),
    ...(isCustomers ? [Greeting.preload(texts), OwnHome.preload(texts)] : []),
  ]);
}
