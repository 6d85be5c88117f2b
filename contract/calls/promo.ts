import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderPayment } from '../entities/order-payment.ts';
import { code, looseId, money, sessionFields } from '../fields.ts';

export const promoCalls = {
  /**
   * Takes a promo code off the open payment’s price. At most one promo per open payment; an empty name removes it. A refusal
   * leaves the payment without one.
   */
  apply_promo_code: endpoint('/api/user/apply_promo_code', {
    access: 'customer',
    request: v.object({ promo_code_name: code(40), order_payment_id: looseId, ...sessionFields }),
    answer: v.object({ order_payment: orderPayment }),
    /** `promo_minimum`: what the items must come to, where they do not. */
    details: v.object({ order_payment: v.optional(orderPayment), promo_minimum: v.optional(money) }),
    failures: [535, 546, 548, 549, 551, 552, 553, 999],
  }),
};
