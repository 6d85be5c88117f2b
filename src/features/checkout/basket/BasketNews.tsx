import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { useAhead } from '#src/lazy/use-ahead.ts';
import { BasketTrouble } from '#src/features/store/basket/BasketTrouble.tsx';
import { isBeingPlaced, isSaidByOrder } from './checkout-facts.ts';
import { withWords } from '#src/lazy/with-words.ts';

const CheckoutNotice = lazyPart((texts) => withWords(import('../notices/CheckoutNotice.tsx'), texts.load('notices'), 'CheckoutNotice'));
const TimesInstead = lazyPart(async () => (await import('../notices/TimesInstead.tsx')).TimesInstead);
const OrderRefusal = lazyPart((texts) => withWords(import('../payment/OrderRefusal.tsx'), texts.load('payment'), 'OrderRefusal'));

type BasketNewsProps = {
  readonly flows: CheckoutFlows;
  readonly total: string | null;
  readonly onPickup: () => void;
  readonly onTake: ((time: ScheduledTime) => void) | null;
};

export function BasketNews({ flows, total, onPickup, onTake }: BasketNewsProps) {
  const [invoice, sendInvoice] = flows.invoice;
  const [placement, sendPlacement] = flows.placement;
  const refusal = placement.is === 'resting' ? placement.failure : null;
  const isRefused = (invoice.is === 'pickupOnly' || invoice.is === 'refused') && !(refusal && isSaidByOrder(refusal, invoice.failure));
  // What says that there is no connection must be there before it is lost.
  useAhead((texts) => {
    for (const Part of [CheckoutNotice, OrderRefusal]) void Part.preload(texts);
  });
  return (
    <>
      <BasketTrouble />
      {placement.is === 'resting' && refusal ? (
        <OrderRefusal
          failure={refusal}
          method={placement.choice?.paymentId}
          total={invoice.is === 'priced' ? total : null}
          onRead={() => sendPlacement({ type: 'refusal.read' })}
          next={
            isRefused || !onTake ? null : (
              <TimesInstead
                failure={refusal}
                fulfilment={invoice.fulfilment}
                onTake={(time) => {
                  onTake(time);
                  sendPlacement({ type: 'refusal.read' });
                }}
              />
            )
          }
        />
      ) : null}
      {isRefused ? (
        <CheckoutNotice
          invoice={invoice}
          isBeingPlaced={isBeingPlaced(placement)}
          onPickup={onPickup}
          onRetry={() => sendInvoice({ type: 'retry.asked' })}
          onTake={onTake}
        />
      ) : null}
    </>
  );
}
