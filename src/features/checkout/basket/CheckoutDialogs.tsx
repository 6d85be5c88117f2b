import { formatMoney, toMinor } from '#domain/money.ts';
import { loadNewCard } from '#src/features/payment/cards/load-new-card.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { useAhead } from '#src/lazy/use-ahead.ts';
import type { OpenCheckout } from './open-checkout.ts';
import { isRefusedWith } from './checkout-facts.ts';
import { withWords } from '#src/lazy/with-words.ts';

const PickupDialog = lazyDialog(
  (texts) => withWords(import('../payment/PickupDialog.tsx'), texts.load('payment'), 'PickupDialog'),
  ({ flows }) => flows.contact[1]({ type: 'pickup.reconsidered' }),
);
const MinimumOrderDialog = lazyDialog(
  (texts) => withWords(import('../payment/MinimumOrderDialog.tsx'), texts.load('payment'), 'MinimumOrderDialog'),
  ({ onClose }) => onClose(),
);
const PaymentDialog = lazyDialog(
  (texts) =>
    withWords(import('../payment/PaymentDialog.tsx'), texts.load('payment', 'payment-parts', 'cards', 'checking'), 'PaymentDialog'),
  ({ flows }) => flows.placement[1]({ type: 'order.reconsidered' }),
);

export function CheckoutDialogs(props: OpenCheckout) {
  const {
    basket: { cart },
    flows,
  } = props;
  const { load } = useFlows();
  useAhead((texts) => {
    for (const Dialog of [PaymentDialog, PickupDialog]) void Dialog.preload(texts);
    load(loadNewCard).catch(() => undefined);
  });
  const [placement, sendPlacement] = flows.placement;
  const [isMinimumSaid, pay] = flows.pay;
  const isTooLittle = isMinimumSaid || isRefusedWith(placement.failure, 557);
  return (
    <>
      <PickupDialog open={flows.contact[0].collects !== null} {...props} />
      <PaymentDialog key={props.customer?._id} open={placement.is !== 'resting'} {...props} />
      <MinimumOrderDialog
        open={isTooLittle && flows.invoice[0].is === 'belowMinimum'}
        minimum={formatMoney(toMinor(cart.min_order_price ?? 0), cart.currency)}
        storePath={cart.store_path}
        onClose={() => {
          pay({ type: 'minimum.read' });
          sendPlacement({ type: 'refusal.read' });
        }}
      />
    </>
  );
}
