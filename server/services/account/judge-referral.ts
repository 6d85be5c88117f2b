import type { ErrorCode } from '#contract/error-codes.ts';
import type { Database } from '#server/database/database.ts';
import { allCountries, walletCountryOf } from '#server/repositories/cities.ts';
import { countReferredBy, findCustomerByReferralCode } from '#server/repositories/customers.ts';
import type { AccountSettings } from '#server/call/account-settings.ts';

type Judged = { readonly ok: true; readonly referrerId: string } | { readonly ok: false; readonly code: ErrorCode };
const no = (code: ErrorCode): Judged => ({ ok: false, code });

/**
 * Whether a referral code is good for a customer of a country: 541 none are taken, 531 nobody has it, 547 its owner
 * is of another country, 550 it was used as often as the country allows. With `lock` its owner's row is held, so that
 * a count made in the same transaction stays true.
 */
export async function judgeReferral(
  database: Database,
  settings: AccountSettings,
  input: { code: string; phoneCode: string; lock: boolean },
): Promise<Judged> {
  if (!settings.takesReferrals) return no(541);
  const referrer = await findCustomerByReferralCode(database, input.code, { lock: input.lock });
  if (!referrer) return no(531);
  const served = await allCountries(database);
  const country = served.find(({ phoneCode }) => phoneCode === input.phoneCode);
  if (!country || walletCountryOf(served, referrer)?.id !== country.id) return no(547);
  if ((await countReferredBy(database, referrer.id)) >= country.referralUses) return no(550);
  return { ok: true, referrerId: referrer.id };
}
