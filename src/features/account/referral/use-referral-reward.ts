import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { pageBrand } from '#src/api/page-settings.ts';
import { countriesOptions } from '#src/api/session.ts';
import { formatMoney, toMinor } from '#domain/money.ts';

/** What a customer of the country with this phone code, else of the first that is served, earns by their referral code, as it is shown; null while it is asked for. */
export function useReferralReward(phoneCode: string): string | null {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isPending } = useQuery(countriesOptions(api));
  if (isPending) return null;
  const country = data?.countries.find(({ country_phone_code: code }) => code === phoneCode) ?? data?.countries[0];
  const { referralReward, currency } = pageBrand();
  return country?.referral_reward
    ? formatMoney(toMinor(country.referral_reward), country.currency_code)
    : formatMoney(toMinor(referralReward), currency);
}
