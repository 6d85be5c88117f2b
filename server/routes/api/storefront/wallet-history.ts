import { endpoints } from '#contract/endpoints.ts';
import { toMajor } from '#domain/money.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { OWN_READING } from '#server/http/usual-limits.ts';
import { allCountries, citiesOf, walletCountryOf } from '#server/repositories/cities.ts';
import { walletMovementsOf } from '#server/repositories/wallet-history.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { presentWalletMovement } from '#server/services/present/wallet-movement.ts';

/** So many movements come at once. */
const PAGE = 20;

export const getWalletHistory = serve(endpoints.get_wallet_history, OWN_READING, (body, { reads, customer }) =>
  reads(async (database) => {
    const country = walletCountryOf(await allCountries(database), customer);
    const [city] = country ? await citiesOf(database, country.id) : [];
    const found = await walletMovementsOf(database, customer.id, {
      below: body.before_unique_id ?? null,
      only: body.only ?? null,
      most: PAGE + 1,
    });
    const page = found.slice(0, PAGE);
    return answer({
      wallet: toMajor(await walletBalance(database, customer.id)),
      wallet_currency_code: country?.currencyCode ?? '',
      movements: page.map((row) => presentWalletMovement(row, city?.timezone ?? 'UTC')),
      before_unique_id: found.length > PAGE ? (page.at(-1)?.uniqueId ?? null) : null,
    });
  }),
);
