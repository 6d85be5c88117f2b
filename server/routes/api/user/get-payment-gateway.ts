import { endpoints } from '#contract/endpoints.ts';
import { toMajor } from '#domain/money.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { OWN_READING } from '#server/http/usual-limits.ts';
import { allCountries, findCity, paysFromWallet, walletCountryOf } from '#server/repositories/cities.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { waysIn } from '#server/services/payment/methods/methods.ts';

export const getPaymentGateway = serve(endpoints.get_payment_gateway, OWN_READING, async (body, call) => {
  const city = body.city_id ? await findCity(call.database, body.city_id) : null;
  if (!city) return refuse(811);
  const countries = await allCountries(call.database);
  const wallet = walletCountryOf(countries, call.customer);
  return answer({
    wallet: toMajor(await walletBalance(call.database, call.customer.id)),
    wallet_currency_code: wallet?.currencyCode ?? city.currencySign,
    is_wallet_usable: await paysFromWallet(call.database, call.customer, city),
    is_use_wallet: call.customer.usesWallet,
    ...waysIn(
      call,
      city,
      countries.find(({ id }) => id === city.countryId),
    ),
    publishable_key: call.payments?.publishableKey ?? null,
  });
});
