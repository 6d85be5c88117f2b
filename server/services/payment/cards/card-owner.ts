import type { CustomerCall } from '#server/call/call.ts';
import type { CardOwner } from '#server/repositories/cards.ts';

/** Whose cards a call is about: its customer's, of the provider in use; null where no cards are taken. */
export const cardOwner = ({ customer, payments }: CustomerCall): CardOwner | null =>
  payments && { customerId: customer.id, provider: payments.provider.name };
