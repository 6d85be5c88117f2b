import { toPaymentView } from '#machines/payment/payment.view.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Payment } from '#contract/entities/payment.ts';
import type { PaymentKey } from '#src/shop/payment/pending-payment-types.ts';
import { actorOn } from './flow-on-clock.ts';
import { watchEnd } from './screen-truth.ts';
import type { Tab } from './tab.ts';

/** The page in a tab that checks the payment of `key`: its flow, not begun yet. `onOver` hears of the order, or that there is none. */
export function openCheckingPage(
  tab: Tab,
  { logic, key }: { readonly logic: typeof paymentMachine; readonly key: PaymentKey | null },
  onOver: (orderId: string | null, payment: Payment | null) => void,
) {
  const actor = actorOn(tab.run, logic, { resumed: key?.paymentId ?? null });
  actor.subscribe({
    complete: () => {
      const view = toPaymentView(actor.getSnapshot());
      if (view.is !== 'over' || !tab.isOpen()) return;
      tab.run.note(`${tab.name} checked: ${view.end.is}`);
      watchEnd(tab.run, tab, view.end, key);
      onOver(view.end.is === 'ordered' ? view.end.order.order_id : null, view.seen);
    },
  });
  return actor;
}
