import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { payment } from '../entities/payment.ts';
import { commandKey, looseId, sessionFields } from '../fields.ts';
import { COMMAND_KEYS_MAXIMUM } from '../limits.ts';

/** The commands to pay that a browser sent and whose end it does not know. */
const commandKeys = v.pipe(v.array(commandKey), v.maxLength(COMMAND_KEYS_MAXIMUM));
const answer = v.object({ payment: v.nullable(payment), server_time: v.string() });

/** The storefront's own calls about a payment that is under way. Somebody else's answers like a missing one: null. */
export const paymentCalls = {
  /** Brings a payment on as far as it can come, then tells how it stands, and which of the named commands have not come. Without an id: the customer's newest one that is under way. */
  get_payment: endpoint('/api/storefront/get_payment', {
    access: 'customer',
    request: v.object({ order_payment_id: looseId, idempotency_keys: v.optional(commandKeys), ...sessionFields }),
    answer,
    failures: [999],
  }),
  /** Ends a payment whose card waits for its customer, and gives everything back. One that is authorised or further stays as it is. */
  give_up_payment: endpoint('/api/storefront/give_up_payment', {
    access: 'customer',
    request: v.object({ order_payment_id: looseId, idempotency_keys: v.optional(commandKeys), ...sessionFields }),
    answer,
    failures: [999],
  }),
  /**
   * Withdraws commands to pay that have not come: whenever they do, they are refused and nothing is held for them. The answer
   * names those; of the others nothing changes.
   */
  withdraw_commands: endpoint('/api/storefront/withdraw_commands', {
    access: 'customer',
    request: v.object({ order_payment_id: looseId, idempotency_keys: commandKeys, ...sessionFields }),
    answer,
    failures: [999],
  }),
};
