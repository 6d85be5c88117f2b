import { endpoints } from '#contract/endpoints.ts';
import { locateByPostcode } from '#server/gazetteer/postcodes.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { everyGazetteer } from '#server/services/catalogue/cached-gazetteers.ts';
import { serve } from '#server/http/serve.ts';

export const getAddressUsingPostcode = serve(endpoints.get_address_using_postcode, { count: 60, seconds: 60 }, async (body, call) => {
  const found = locateByPostcode(await everyGazetteer(call), body.post_code);
  return found ? answer({ location: { lat: found.latitude, lng: found.longitude }, city: found.city }) : refuse(811);
});
