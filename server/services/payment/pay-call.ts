import type { ReceivedOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Cart } from '#server/repositories/carts.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { Reckoning } from '../pricing/reckoning.ts';
import { refusalDetails, type CheckoutDetails } from '../pricing/refusal-details.ts';

export type PayBody = ReceivedOf<typeof endpoints.pay_order_payment>;

/** The pay call inside its transaction, with payment and basket locked. */
export type PayCall = CustomerCall & { readonly payment: OrderPaymentRow; readonly cart: Cart };

/** What travels with a refusal to pay. */
export const detailsOf = (here: PayCall, reckoning: Reckoning): Promise<CheckoutDetails> =>
  refusalDetails(here, reckoning, { _id: here.payment.id, ...reckoning.frozen.payment });
