import { type ReactElement, useState } from 'react';
import type { OrderToCancel } from '#src/features/orders/cancellation/order-to-cancel.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const CancelDialog = lazyDialog(
  (texts) =>
    withWords(import('#src/features/orders/cancellation/CancelDialog.tsx'), texts.load('cancellation', 'payment-parts'), 'CancelDialog'),
  ({ onClose }) => onClose(),
);

/**
 * The cancelling of one order at a time: how it is begun, and its dialog, which a page draws beside what it says of the
 * order, not in it. An order that ends meanwhile leaves a list, and the dialog has yet to say what came of it.
 */
export function useCancelling(): { readonly begin: (order: OrderToCancel) => void; readonly dialog: ReactElement | null } {
  const [order, setOrder] = useState<OrderToCancel | null>(null);
  return {
    begin: setOrder,
    dialog: order ? <CancelDialog key={order.orderId} order={order} onClose={() => setOrder(null)} /> : null,
  };
}
