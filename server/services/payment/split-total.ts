import { toMinor } from '#domain/money.ts';
import { NO_PARTS, type Parts } from '#domain/payment/parts.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import { walletPartOf } from '../money/wallet-part.ts';
import type { Quote } from '../pricing/quote.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import { unavailable, type Charge } from './methods/method.ts';
import { adapterOf, methodAsked } from './methods/methods.ts';
import { detailsOf, type PayBody, type PayCall } from './pay-call.ts';

/** What each part pays of a total, and what a provider has to be asked for; null where none has to be asked. */
export type Split = { readonly parts: Parts; readonly charge: Charge | null };

export async function splitTotal(body: PayBody, here: PayCall, quote: Quote): Promise<Split | Refused<CheckoutDetails>> {
  const { city, total } = quote;
  const wallet = await walletPartOf(here, city, total, here.grounds.balance);
  if (body.wallet_payment != null && toMinor(body.wallet_payment) !== wallet) return refuse(569, { details: await detailsOf(here, quote) });
  const rest = total - wallet;
  if (rest === 0) return { parts: { ...NO_PARTS, wallet }, charge: null };
  const method = await methodAsked(body.payment_id, here, city);
  if (!method) return unavailable();
  const charge = await adapterOf(method).charge(body, here, city, rest);
  return charge && 'code' in charge ? charge : { parts: { ...NO_PARTS, wallet, [method.part]: rest }, charge };
}
