import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { payment } from '../entities/payment.ts';
import { looseId, sessionFields } from '../fields.ts';

const answer = v.object({ payment: v.nullable(payment), server_time: v.string() });

/** The storefront's own calls about a payment that is under way. Somebody else's answers like a missing one: null. */
export const paymentCalls = {
  /** Brings a payment on as far as it can come, then tells how it stands. Without an id: the customer's newest one that is under way. */
  get_payment: endpoint({
    name: 'get_payment',
    path: '/api/storefront/get_payment',
    access: 'customer',
    request: v.object({ order_payment_id: looseId, ...sessionFields }),
    answer,
    failures: [999],
  }),
  /** Ends a payment whose card waits for its customer, and gives everything back. One that is authorised or further stays as it is. */
  give_up_payment: endpoint({
    name: 'give_up_payment',
    path: '/api/storefront/give_up_payment',
    access: 'customer',
    request: v.object({ order_payment_id: looseId, ...sessionFields }),
    answer,
    failures: [999],
  }),
};
