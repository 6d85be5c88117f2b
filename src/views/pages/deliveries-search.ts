import * as v from 'valibot';

/** What sent the customer here: a store's address that leads nowhere, or an order that only its customer sees. */
const schema = v.object({
  from: v.fallback(v.optional(v.picklist(['store', 'order'])), undefined),
  order_id: v.fallback(v.optional(v.string()), undefined),
});
export type SentFrom = v.InferOutput<typeof schema>;

/** What the address of this page says of where the customer comes from. */
export const sentFrom = (search: unknown): SentFrom => v.parse(schema, search);

/** The search part that opens the sign-in dialog and keeps what the guest wanted to see. */
export const signInToSeeOrder = (orderId: string | undefined) => () => ({ dialog: 'signIn' as const, from: 'order' as const, order_id: orderId });
