import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { allCountries } from '#server/repositories/cities.ts';
import { presentCountry } from '#server/services/present/place.ts';
import { presentSettings } from '#server/call/account-settings.ts';
import { judgeReferral } from '#server/services/account/judge-referral.ts';

export const getSettingDetail = serve(endpoints.get_setting_detail, READING, async (_body, { accounts }) =>
  answer({ setting: presentSettings(accounts) }),
);

export const getCountryList = serve(endpoints.get_country_list, READING, async (_body, call) => {
  const countries = await allCountries(call.database);
  if (countries.length === 0) return refuse(801);
  return answer({ countries: countries.map(presentCountry) });
});

export const checkReferral = serve(endpoints.check_referral, { count: 20, seconds: 600, exact: true }, async (body, call) => {
  const judged = await judgeReferral(call.database, call.accounts, {
    code: body.referral_code,
    phoneCode: body.country_phone_code,
    lock: false,
  });
  return judged.ok ? answer({}) : refuse(judged.code);
});
