import { toMinor } from '#domain/money.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import { walletPartOf } from '../money/wallet-part.ts';
import type { Reckoning } from '../pricing/reckoning.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import { detailsOf, type PayBody, type PayCall } from './pay-call.ts';
import { wayToPayOf, type WayToPay } from './way-to-pay.ts';
import { whyNotCash } from './why-not-cash.ts';

/** What the wallet pays of a total, in whole minor units, and how the rest is paid; `way` is null where nothing is left. */
export type Split = { readonly walletPart: number; readonly rest: number; readonly way: WayToPay | null };

/**
 * Splits a total between the wallet, as the customer saw it, and the way in which they pay the rest.
 */
export async function splitTotal(body: PayBody, here: PayCall, reckoning: Reckoning): Promise<Split | Refused<CheckoutDetails>> {
  const walletPart = await walletPartOf(here, reckoning.city, reckoning.total, here.grounds.balance);
  if (body.wallet_payment != null && toMinor(body.wallet_payment) !== walletPart)
    return refuse(569, { details: await detailsOf(here, reckoning) });
  const rest = reckoning.total - walletPart;
  if (rest === 0) return { walletPart, rest, way: null };
  const way = await wayToPayOf(body, here, reckoning.city);
  if ('code' in way) return way;
  const notCash = way.kind === 'cash' ? await whyNotCash(here, rest, here.grounds.promised) : null;
  return notCash ?? { walletPart, rest, way };
}
