import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { findCityAround } from '#server/repositories/cities.ts';

export const checkDeliveryAvailable = serve(endpoints.check_delivery_available, READING, async (body, call) => {
  const city = await findCityAround(call.database, [body.latitude, body.longitude]);
  return city && (!body.city_id || body.city_id === city.id) ? answer({}) : refuse(558);
});
