import type { StoredUser } from '#contract/entities/user.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { useAhead } from '#src/lazy/use-ahead.ts';
import { BasketTrouble } from '#src/features/store/basket/BasketTrouble.tsx';
import { isBeingPlaced } from './checkout-facts.ts';

const NotApproved = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../notices/NotApproved.tsx'), texts.load('notices')]);
  return part.NotApproved;
});
const CheckoutNotice = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../notices/CheckoutNotice.tsx'), texts.load('notices')]);
  return part.CheckoutNotice;
});
const TimesInstead = lazyPart(async () => (await import('../notices/TimesInstead.tsx')).TimesInstead);
const OrderRefusal = lazyPart(async (texts) => {
  const [refusal] = await Promise.all([import('../payment/OrderRefusal.tsx'), texts.load('payment')]);
  return refusal.OrderRefusal;
});

type BasketNewsProps = {
  readonly user: StoredUser | null;
  readonly flows: CheckoutFlows;
  readonly total: string | null;
  readonly onPickup: () => void;
  /** Takes one of the next times; null while the customer chooses among all of them below. */
  readonly onTake: ((time: ScheduledTime) => void) | null;
};

/** What the customer must know before ordering, above everything else. */
export function BasketNews({ user, flows, total, onPickup, onTake }: BasketNewsProps) {
  const [invoice, sendInvoice] = flows.invoice;
  const [placement, sendPlacement] = flows.placement;
  const isRefused = invoice.is === 'pickupOnly' || invoice.is === 'refused';
  // What says that there is no connection must be there before it is lost.
  useAhead((texts) => {
    for (const Part of [CheckoutNotice, OrderRefusal]) void Part.preload(texts);
  });
  return (
    <>
      {user && !user.is_approved ? <NotApproved /> : null}
      <BasketTrouble />
      {placement.is === 'resting' && placement.failure ? (
        <OrderRefusal
          failure={placement.failure}
          method={placement.choice?.paymentId}
          total={invoice.is === 'priced' ? total : null}
          onRead={() => sendPlacement({ type: 'refusal.read' })}
          next={
            isRefused || !onTake ? null : (
              <TimesInstead
                failure={placement.failure}
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
