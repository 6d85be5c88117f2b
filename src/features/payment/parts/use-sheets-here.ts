import { useQuery } from '@tanstack/react-query';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Sheet } from '#contract/payment-methods.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import { brandName } from '#src/api/page-settings.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;

const NONE: readonly Sheet[] = [];
/** Nobody's other ways to pay wait longer for the device's own, milliseconds. */
const LONGEST = 3_000;

const tooLate = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The card provider did not say in time')), LONGEST);
  });

export function useSheetsHere(
  ways: Ways | undefined,
  isAsked: boolean,
): { readonly sheets: readonly Sheet[]; readonly isPending: boolean } {
  const { load } = useFlows();
  const { country_code: country, currency_code: currency } = ways ?? {};
  const isTaken = ways !== undefined && methodsOffered(ways).some(({ sheet }) => sheet !== undefined);
  const { data, isLoading } = useQuery({
    queryKey: ['payment sheets', country, currency],
    queryFn: async () => {
      const shop = { country: country ?? '', currency: currency ?? '', name: brandName() };
      return Promise.race([load(loadCardProvider).then((provider) => provider.sheetsHere(shop)), tooLate()]);
    },
    enabled: isAsked && isTaken && Boolean(country) && Boolean(currency),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return { sheets: data ?? NONE, isPending: isLoading };
}
