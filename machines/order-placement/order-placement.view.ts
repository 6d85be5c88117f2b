import type { SnapshotFrom } from 'xstate';
import type { orderPlacementMachine } from './order-placement.machine.ts';
import type { CheckoutFailure, Contact, Invoice, PlacedOrder, ReceivingChoice } from './order-placement.setup.ts';

type Common = { readonly receiving: ReceivingChoice; readonly invoice: Invoice | null; readonly failure: CheckoutFailure | null };

export type OrderPlacementView =
  | ({ readonly is: 'pricing' } & Common)
  | ({ readonly is: 'reviewing' } & Common)
  | ({ readonly is: 'pickupOnly' } & Common)
  | ({ readonly is: 'refused' } & Common)
  | ({ readonly is: 'confirming'; readonly contact: Contact | null } & Common)
  | ({ readonly is: 'ordering' } & Common)
  | ({ readonly is: 'uncertain' } & Common)
  | ({ readonly is: 'placed'; readonly order: PlacedOrder | null } & Common);

/** What a screen shows of an order's placing. */
export function toOrderPlacementView({ value, context }: SnapshotFrom<typeof orderPlacementMachine>): OrderPlacementView {
  const { receiving, invoice, failure, contact, order } = context;
  const common = { receiving, invoice, failure };
  switch (value) {
    case 'paying':
    case 'creating': return { is: 'ordering', ...common };
    case 'confirming': return { is: value, contact, ...common };
    case 'placed': return { is: value, order, ...common };
    case 'pricing':
    case 'reviewing':
    case 'pickupOnly':
    case 'refused':
    case 'uncertain': return { is: value, ...common };
  }
}
