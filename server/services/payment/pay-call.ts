import type { ReceivedOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Cart } from '#server/repositories/carts.ts';
import type { PayGrounds } from '#server/repositories/cash-orders.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { Quote } from '../pricing/quote.ts';
import { refusalDetails, type CheckoutDetails } from '../pricing/refusal-details.ts';

export type PayBody = ReceivedOf<typeof endpoints.pay_order_payment>;

/** The pay call inside its transaction, with payment, basket and customer locked, and what was read once they were. */
export type PayCall = CustomerCall & { readonly payment: OrderPaymentRow; readonly cart: Cart; readonly grounds: PayGrounds };

export const detailsOf = (here: PayCall, quote: Quote): Promise<CheckoutDetails> =>
  refusalDetails(here, quote, { _id: here.payment.id, ...quote.frozen.payment });
