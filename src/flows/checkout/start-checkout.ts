import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/api.ts';
import { whenWaysAreTold } from '#src/api/ways-to-pay.ts';
import { checkoutWith } from './checkout-ports.ts';
import type { CheckoutLogic } from './checkout-logic.ts';

/** The checkout of a page: ways to pay come from the answers that the page has. */
export const checkoutOfPage = (
  api: Api,
  queryClient: QueryClient,
  around: Omit<Parameters<typeof checkoutWith>[1], 'api' | 'waysToPay'>,
): CheckoutLogic =>
  checkoutWith(api, {
    ...around,
    api,
    waysToPay: (heard) => whenWaysAreTold(queryClient, heard),
  });
