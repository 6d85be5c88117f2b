import { CITY_CENTRE } from '../api/around.ts';
import { categoriesOptions } from '../api/categories.ts';
import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';
import type { Keeper } from './storage.ts';

/** Keeps what is not kept already: other tabs hear of every writing. */
function keep(keeper: Keeper, key: Parameters<Keeper['write']>[0], value: Parameters<Keeper['write']>[1]): void {
  if (JSON.stringify(keeper.read(key)) !== JSON.stringify(value)) keeper.write(key, value as never);
}

/**
 * Keeps the city of the place a customer looks around from, its timezone, its categories and the kind of the chosen one,
 * whichever page learns of them first (3-reference, section 3). Where no page does, as on a store's own address, they are
 * asked for once.
 */
export function rememberCity({ api, queryClient, keeper, flows }: Application, router: ReturnType<typeof createAppRouter>): void {
  const options = () => {
    const { place } = flows.location.seen().context;
    return categoriesOptions(api, place ? { latitude: place.latitude, longitude: place.longitude } : CITY_CENTRE);
  };
  const remember = () => {
    const known = queryClient.getQueryData(options().queryKey);
    if (!known) return;
    keep(keeper, 'city_id', known.city._id);
    keep(keeper, 'timezone', known.city.timezone);
    keep(keeper, 'deliveries_in_city', known.deliveries.map(({ _id, delivery_name, delivery_type, unique_id }) => ({ _id, delivery_name, delivery_type, unique_id })));
    const chosen = known.deliveries.find(({ _id }) => _id === keeper.read('delivery_type_id'));
    if (chosen) keep(keeper, 'current_delivery_type', chosen.delivery_type);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'categories') remember();
  });
  router.subscribe('onRendered', remember);
  remember();
  if (keeper.read('city_id') === null) void queryClient.prefetchQuery(options());
}
