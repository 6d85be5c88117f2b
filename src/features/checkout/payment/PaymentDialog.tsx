import { Plural } from '@lingui/react/macro';
import { Differences } from './Differences.tsx';
import type { OpenCheckout } from '../basket/open-checkout.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PayDialog } from './PayDialog.tsx';

export function PaymentDialog({ basket, flows, pricing, customer }: OpenCheckout) {
  const [placement] = flows.placement;
  const [invoice] = flows.invoice;
  const { cart, count } = basket;
  return (
    <PayDialog
      flows={flows}
      bought={{
        kind: 'basket',
        currency: cart.currency,
        cityId: cart.city_id,
        price: invoice,
        pricing,
        customer,
        name: cart.store_name,
        detail: (
          <span>
            {cart.store_name}, <Plural value={count} one="# item" other="# items" />
          </span>
        ),
        summary: <OrderSummary basket={basket} invoice={invoice} purchase={placement.purchase} />,
        changes: <Differences differences={invoice.differences} currency={cart.currency} />,
        dueAt: invoice.fulfilment.isPickup ? 'store' : 'door',
      }}
    />
  );
}
