import { loadNewCard } from '#src/features/payment/cards/load-new-card.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { useAhead } from '#src/lazy/use-ahead.ts';
import type { OpenBooking } from './open-booking.ts';
import { withWords } from '#src/lazy/with-words.ts';

const ParcelPayment = lazyDialog<OpenBooking>(
  (texts) => withWords(import('./ParcelPayment.tsx'), texts.load('payment', 'payment-parts', 'cards', 'checking'), 'ParcelPayment'),
  ({ flows }) => flows.placement[1]({ type: 'order.reconsidered' }),
);

export function ParcelDialogs(props: OpenBooking) {
  const { load } = useFlows();
  useAhead((texts) => {
    void ParcelPayment.preload(texts);
    load(loadNewCard).catch(() => undefined);
  });
  return <ParcelPayment open={props.flows.placement[0].is !== 'resting'} {...props} />;
}
