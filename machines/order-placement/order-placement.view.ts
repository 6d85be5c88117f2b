import type { SnapshotFrom } from 'xstate';
import { isAgeUnconfirmed } from '#domain/checkout/minimum-age.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import type { Decline, PlacedOrder } from '../payment/payment-facts.ts';
import type { PaymentChoice, Purchase } from '../payment/payment.setup.ts';
import type { orderPlacementMachine } from './order-placement.machine.ts';
import type { OrderPlacementContext } from './order-placement.setup.ts';

type Common = {
  /** How they chose to pay, or paid last; `onceId` is the card that was chosen for this payment alone. */
  readonly way: { readonly way: string | null; readonly cardId: string | null; readonly onceId: string | null };
  readonly purchase: Purchase | null;
  readonly choice: PaymentChoice | null;
  readonly failure: CheckoutFailure | null;
  readonly decline: Decline | null;
  /** How old its customer must be, and whether they said so; null where nothing in it asks for an age. */
  readonly age: { readonly minimum: number; readonly isConfirmed: boolean; readonly isMissing: boolean } | null;
};

export type OrderPlacementView =
  | ({ readonly is: 'resting' | 'choosing' } & Common)
  | ({ readonly is: 'paying' } & Common)
  | ({ readonly is: 'ordering' } & Common)
  /** No answer came yet; `asking` while it is asked again. */
  | ({ readonly is: 'uncertain'; readonly asking: boolean } & Common)
  | ({ readonly is: 'placed'; readonly order: PlacedOrder | null } & Common);

function ageOf({ purchase, confirmedAge, isAgeMissing }: OrderPlacementContext): OrderPlacementView['age'] {
  const minimum = purchase?.invoice.minimum_age;
  if (!minimum) return null;
  const isConfirmed = !isAgeUnconfirmed(minimum, confirmedAge);
  return { minimum, isConfirmed, isMissing: isAgeMissing && !isConfirmed };
}

function wayOf({ way: { way, cardId, once }, purchase }: OrderPlacementContext): OrderPlacementView['way'] {
  const onceId = once !== null && once.paymentId === purchase?.invoice.order_payment._id ? once.cardId : null;
  return { way, cardId: onceId ?? cardId, onceId };
}

export function toOrderPlacementView({ value, context }: SnapshotFrom<typeof orderPlacementMachine>): OrderPlacementView {
  const { purchase, choice, failure, decline, tries, order } = context;
  const common = { way: wayOf(context), purchase, choice, failure, decline, age: ageOf(context) };
  switch (value) {
    case 'paying':
      return { is: value, ...common };
    case 'creating':
      return tries > 0 ? { is: 'uncertain', asking: true, ...common } : { is: 'ordering', ...common };
    case 'uncertain':
      return { is: value, asking: false, ...common };
    case 'placed':
      return { is: value, order, ...common };
    case 'resting':
    case 'choosing':
      return { is: value, ...common };
  }
}
