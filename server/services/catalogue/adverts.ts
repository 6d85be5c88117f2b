import type { Advert } from '#contract/entities/category.ts';
import type { Call } from '#server/call/call.ts';
import { EVERYTHING, ofStore } from '#server/repositories/catalogue-news.ts';
import { advertsAt, type City } from '#server/repositories/cities.ts';
import { storesByIds } from '#server/repositories/stores.ts';
import { pathOf, presentAdverts } from '../present/place.ts';
import { cachedCategories } from './catalogue-reads.ts';

export async function advertsFor(call: Call, city: City, place: string): Promise<Advert[]> {
  const [adverts, stores, categories] = await call.memory.catalogue(
    `adverts ${city.id} ${place}`,
    async () => {
      const read = call.reads(async (database) => {
        const found = await advertsAt(database, city.id, place);
        const leadTo = found.flatMap(({ storeId }) => (storeId === null ? [] : [storeId]));
        return [found, await storesByIds(database, leadTo)] as const;
      });
      return [...(await read), await cachedCategories(call, city.id)] as const;
    },
    ([, leadTo]) => [EVERYTHING, ...leadTo.map(({ id }) => ofStore(id))],
  );
  const paths = stores.flatMap((store) => {
    const category = categories.find(({ id }) => id === store.categoryId);
    return category ? [[store.id, pathOf(store, category, city, call.language)] as const] : [];
  });
  return presentAdverts(adverts, new Map(paths), call.language);
}
