import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { ofStore } from '#server/repositories/catalogue-news.ts';
import { cachedStore } from '#server/services/catalogue/catalogue-reads.ts';
import { storeReviews } from '#server/services/catalogue/store-reviews.ts';

/** What customers wrote of a store, a page at a time; the first page as it was read some seconds ago at most. */
export const getStoreReviews = serve(endpoints.get_store_reviews, READING, async ({ store_id: storeId, before = null }, call) => {
  const place = storeId ? await cachedStore(call, storeId) : null;
  if (!storeId || !place) return refuse(634);
  if (!place.store.open) return refuse(635);
  const read = () => call.reads((database) => storeReviews(database, storeId, before));
  const found = before === null ? await call.memory.catalogue(`reviews ${storeId}`, read, [ofStore(storeId)]) : await read();
  return found ? answer(found) : refuse(634);
});
