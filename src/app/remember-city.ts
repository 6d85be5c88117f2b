import { slug } from '#domain/slug.ts';
import { CITY_CENTRE, coordinatesOf } from '#src/api/whereabouts.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { whenActive } from '#src/browser/when-active.ts';
import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

/** Other tabs hear of every writing: what is kept already is not written again. */
const isNew = (kept: unknown, value: unknown): boolean => JSON.stringify(kept) !== JSON.stringify(value);

const isStorePage = (routeId: string): boolean => routeId.endsWith('/$store_name/$store_id');

/**
 * Keeps the city of the place a customer looks around from, its timezone, country and currency, its categories and the kind of the chosen one,
 * whichever page learns of them first (3-reference, section 3). Where no page does, as on a store's own address, they are
 * asked for with the first sign that somebody is there.
 */
export function rememberCity({ api, queryClient, storage, flows }: Application, router: ReturnType<typeof createAppRouter>): void {
  const options = () => {
    const { place } = flows.location.getSnapshot().context;
    return categoriesOptions(api, coordinatesOf(place) ?? CITY_CENTRE);
  };
  const remember = () => {
    const known = queryClient.getQueryData(options().queryKey);
    if (!known) return;
    const { _id: cityId, timezone } = known.city;
    const deliveries = known.deliveries.map(({ _id, delivery_name, delivery_type, unique_id }) => ({
      _id,
      delivery_name,
      delivery_type,
      unique_id,
    }));
    // Who came by a store's own address goes back to the stores of its kind.
    const [, , kind] = router.state.location.pathname.replace(/^\/store\//, '/').split('/');
    const ofStore = isStorePage(router.state.matches.at(-1)?.routeId ?? '')
      ? known.deliveries.find(({ delivery_name }) => slug(delivery_name) === kind)
      : undefined;
    if (ofStore && storage.read('delivery_type_id') === null) storage.write('delivery_type_id', ofStore._id);
    const type = known.deliveries.find(({ _id }) => _id === storage.read('delivery_type_id'))?.delivery_type;
    const city = { countryId: known.country_id, currencySign: known.currency_sign };
    if (isNew(storage.read('city_id'), cityId)) storage.write('city_id', cityId);
    if (isNew(storage.read('storefront.city'), city)) storage.write('storefront.city', city);
    if (isNew(storage.read('timezone'), timezone)) storage.write('timezone', timezone);
    if (isNew(storage.read('deliveries_in_city'), deliveries)) storage.write('deliveries_in_city', deliveries);
    if (type && isNew(storage.read('current_delivery_type'), type)) storage.write('current_delivery_type', type);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'categories') remember();
  });
  router.subscribe('onRendered', remember);
  remember();
  whenActive(() => {
    if (storage.read('city_id') === null || storage.read('storefront.city') === null) void queryClient.prefetchQuery(options());
  });
}
