import { endpoints } from '#contract/endpoints.ts';
import { SIGN_UP_PHONE_LENGTH } from '#contract/phone-lengths.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { OWN_READING } from '#server/http/usual-limits.ts';
import { cachedFavourites } from '#server/services/catalogue/cached-favourites.ts';
import { presentUser } from '#server/services/present/user.ts';

export const getDetail = serve(endpoints.get_detail, OWN_READING, async (_body, call) =>
  answer({
    user: presentUser(call.customer, await cachedFavourites(call, call.customer)),
    minimum_phone_number_length: SIGN_UP_PHONE_LENGTH.minimum,
    maximum_phone_number_length: SIGN_UP_PHONE_LENGTH.maximum,
  }),
);
