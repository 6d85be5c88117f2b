import type { SnapshotFrom } from 'xstate';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import type { orderPlacementMachine } from './order-placement.machine.ts';
import type { PlacedOrder, Purchase } from './order-placement.setup.ts';

type Common = { readonly purchase: Purchase | null; readonly failure: CheckoutFailure | null };

export type OrderPlacementView =
  | ({ readonly is: 'resting' | 'choosing' } & Common)
  | ({ readonly is: 'ordering' } & Common)
  /** No answer came yet; `asking` while it is asked again. */
  | ({ readonly is: 'uncertain'; readonly asking: boolean } & Common)
  | ({ readonly is: 'placed'; readonly order: PlacedOrder | null } & Common);

/** What a screen shows of an order's placing. */
export function toOrderPlacementView({ value, context }: SnapshotFrom<typeof orderPlacementMachine>): OrderPlacementView {
  const { purchase, failure, tries, order } = context;
  const common = { purchase, failure };
  switch (value) {
    case 'paying':
    case 'creating': return tries > 0 ? { is: 'uncertain', asking: true, ...common } : { is: 'ordering', ...common };
    case 'uncertain': return { is: value, asking: false, ...common };
    case 'placed': return { is: value, order, ...common };
    case 'resting':
    case 'choosing': return { is: value, ...common };
  }
}
