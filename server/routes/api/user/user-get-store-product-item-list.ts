import type { Point } from '#domain/geometry.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { favouriteStoreIds } from '#server/repositories/customers.ts';
import { findStore, menuOf } from '#server/repositories/stores.ts';
import { firstPossibleOf } from '#server/services/receiving/first-possible.ts';
import { presentMenu } from '#server/services/present/menu.ts';
import { pathOf } from '#server/services/present/place.ts';
import { presentStoreDetail } from '#server/services/present/store.ts';

/** One store with its whole menu. */
export const userGetStoreProductItemList = serve(
  endpoints.user_get_store_product_item_list,
  async (body, call) => {
    const found = body.store_id ? await findStore(call.database, body.store_id) : null;
    if (!found) return refuse(634);
    const { store, category, city } = found;
    if (!store.open) return refuse(635);
    const readMenu = async () => {
      const menu = await menuOf(call.database, store.id);
      return presentMenu(menu.sections, menu.items, call.language);
    };
    const [products, favourites] = await Promise.all([
      call.catalogue(`menu ${store.id} ${call.language}`, readMenu),
      call.customer ? favouriteStoreIds(call.database, call.customer.id) : [],
    ]);
    const at: Point | null = body.latitude == null || body.longitude == null ? null : [body.latitude, body.longitude];
    const shown = presentStoreDetail(store, category, city, {
      language: call.language,
      now: call.now(),
      at,
      favourites: new Set(favourites),
    });
    return answer({
      products,
      currency: city.currencySign,
      store: { ...shown, first_possible_at: await firstPossibleOf(call, found, { aboutMinutes: shown.delivery_time, at }) },
      delivery_name: inLanguage(category.name, call.language),
      delivery_unique_id: category.uniqueId,
      store_delivery_id: category.id,
      store_path: pathOf(store, category, city, 'en'),
      city_name: inLanguage(city.name, call.language),
      server_time: new Date(call.now()).toISOString(),
      timezone: city.timezone,
    });
  },
  READING,
);
