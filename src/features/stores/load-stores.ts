import { coordinatesOf } from '#src/api/whereabouts.ts';
import type { QueryClient } from '@tanstack/react-query';
import { wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import type { Api } from '#src/api/api.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { storesOptions } from '#src/api/discovery.ts';
import { loadCentre } from '#src/api/served-cities.ts';
import { filterIn } from '../diets/food-search.ts';
import type { Flows } from '#src/shop/create-flows.ts';

type Context = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly flows: Flows;
  readonly texts: { readonly load: (...groups: ('stores' | 'diets')[]) => Promise<void> };
  readonly storage: {
    readonly read: (key: 'delivery_type_id') => string | null;
    readonly write: (key: 'delivery_type_id', value: string) => void;
  };
};

type Asked = { readonly category: string; readonly city?: string | undefined; readonly food: Parameters<typeof filterIn>[0] };

export async function loadStores(
  { api, queryClient, flows, texts, storage }: Context,
  { category: named, city, food }: Asked,
): Promise<void> {
  if (named) storage.write('delivery_type_id', named);
  const category = named || storage.read('delivery_type_id');
  const { place } = flows.location.getSnapshot().context;
  const coordinates = coordinatesOf(place) ?? (await loadCentre({ api, queryClient }, city));
  await Promise.all([
    texts.load('stores', 'diets'),
    queryClient.prefetchQuery(categoriesOptions(api, coordinates)),
    category
      ? queryClient.prefetchQuery(
          storesOptions(
            api,
            category,
            coordinates,
            filterIn(food, flows.eats.getSnapshot()),
            wantedAt(flows.fulfilmentTime.getSnapshot().time),
          ),
        )
      : null,
  ]);
}
