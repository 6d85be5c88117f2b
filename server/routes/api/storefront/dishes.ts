import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { cachedCityAround } from '#server/services/catalogue/catalogue-reads.ts';
import { findDishes } from '#server/services/catalogue/search-dishes.ts';
import { askedTimeOf } from '#server/services/fulfilment/asked-time.ts';

export const searchDishes = serve(
  endpoints.search_dishes,
  { count: 600, seconds: 60, inProcess: true },
  async ({ query, latitude, longitude, diets = [], without = [], is_schedule_order = false, order_start_at, limit }, call) => {
    const wantedAt = askedTimeOf({ order_start_at }, call.now());
    const city = await cachedCityAround(call, [latitude, longitude]);
    if (!city) return refuse(811);
    return answer({
      dishes: await findDishes(call, city, {
        query,
        at: [latitude, longitude],
        food: { diets, without },
        isScheduled: is_schedule_order,
        wantedAt,
        limit,
      }),
      server_time: new Date(call.now()).toISOString(),
      ...(wantedAt === null ? {} : { order_start_at: wantedAt }),
      timezone: city.timezone,
      currency_sign: city.currencySign,
    });
  },
);
