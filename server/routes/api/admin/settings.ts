import { endpoints } from '../../../../contract/endpoints.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { allCountries } from '../../../repositories/cities.ts';
import { findCustomerByReferralCode } from '../../../repositories/customers.ts';
import { presentCountry } from '../../../services/present-place.ts';

export const getSettingDetail = serve(endpoints.get_setting_detail, async () =>
  answer({ setting: { is_user_login_by_phone: true, is_user_login_by_email: true, is_referral_to_user: true } }),
);

export const getCountryList = serve(endpoints.get_country_list, async (_body, call) => {
  const countries = await allCountries(call.database);
  if (countries.length === 0) return refuse(801);
  return answer({ countries: countries.map(presentCountry) });
});

export const checkReferral = serve(endpoints.check_referral, async (body, call) =>
  (await findCustomerByReferralCode(call.database, body.referral_code)) ? answer({}) : refuse(531),
{ count: 20, seconds: 600 });
