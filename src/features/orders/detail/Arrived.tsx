import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';

export const Arrived = ({ order: { unique_id: number, order_payment_detail: payment } }: { readonly order: Order }) => (
  <p role="status" className="visually-hidden">
    {payment.is_user_pick_up_order ? <Trans>You’ve picked up order {number}</Trans> : <Trans>Order {number} has arrived</Trans>}
  </p>
);
