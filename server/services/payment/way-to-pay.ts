import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import type { ReceivedOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { cardForOrder } from '#server/repositories/cards.ts';
import { findCountry, type City } from '#server/repositories/cities.ts';
import { providerCustomerId } from '#server/repositories/provider-customers.ts';

/** What the rest is paid with that the wallet does not cover. */
export type WayToPay =
  | { readonly kind: 'cash' }
  | {
      readonly kind: 'card';
      readonly provider: string;
      readonly providerCustomer: string | null;
      readonly paymentMethod: string;
      readonly currency: string;
    };

/** How a pay call wants to pay, as far as it can be had here and this customer has it. */
export async function wayToPayOf(
  body: Pick<ReceivedOf<typeof endpoints.pay_order_payment>, 'payment_id' | 'card_id' | 'order_payment_id'>,
  call: CustomerCall,
  city: City,
): Promise<WayToPay | Refused<never>> {
  if (body.payment_id === CASH_PAYMENT_ID && city.cashAccepted) return { kind: 'cash' };
  if (body.payment_id !== CARD_GATEWAY_ID || !call.payments) return refuse(651, { reason: 'payment_method_unavailable' });
  const provider = call.payments.provider.name;
  const card = await cardForOrder(call.database, { customerId: call.customer.id, provider }, body.card_id, body.order_payment_id);
  if (!card) return refuse(1016);
  const country = await findCountry(call.database, city.countryId);
  return {
    kind: 'card',
    provider,
    paymentMethod: card.paymentMethod,
    providerCustomer: await providerCustomerId(call.database, call.customer.id, provider),
    currency: (country?.currencyCode ?? city.currencySign).toLowerCase(),
  };
}
