import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { StoredUser } from '../../../contract/entities/user.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import type { CheckoutFlows } from '../../flows/use-checkout.ts';
import type { FilledBasket } from './filled-basket.ts';
import { isUnderWay } from './checkout-facts.ts';

const PickupDialog = lazy(async () => ({ default: (await import('./PickupDialog.tsx')).PickupDialog }));
const MinimumOrderDialog = lazy(async () => ({ default: (await import('./MinimumOrderDialog.tsx')).MinimumOrderDialog }));

export type CheckoutDialogsProps = {
  readonly basket: FilledBasket;
  readonly flows: CheckoutFlows;
  /** The price is being asked again. */
  readonly pricing: boolean;
  readonly customer: StoredUser | null;
};

/** The dialogs of the checkout, each fetched when it first opens. The minimum is told once a visit; after that the meter does. */
export function CheckoutDialogs(props: CheckoutDialogsProps) {
  const { basket: { cart }, flows } = props;
  const { texts } = useRouteContext({ from: '__root__' });
  const [PaymentDialog] = useState(() => lazy(async () => {
    const [dialog] = await Promise.all([import('./PaymentDialog.tsx'), texts.load('cards', 'checking')]);
    return { default: dialog.PaymentDialog };
  }));
  const [placement] = flows.placement;
  const [paid, setPaid] = useState(false);
  const [collected, setCollected] = useState(false);
  const [minimum, setMinimum] = useState<'unsaid' | 'said' | 'read'>('unsaid');
  if ((placement.is === 'choosing' || isUnderWay(placement)) && !paid) setPaid(true);
  if (flows.contact[0].collects && !collected) setCollected(true);
  const isTooLittle = flows.invoice[0].is === 'belowMinimum';
  if (isTooLittle && minimum === 'unsaid') setMinimum('said');
  return (
    <Suspense fallback={null}>
      {collected ? <PickupDialog {...props} /> : null}
      {paid ? <PaymentDialog key={props.customer?._id} {...props} /> : null}
      {minimum === 'unsaid' ? null : (
        <MinimumOrderDialog
          open={isTooLittle && minimum === 'said'}
          minimum={formatMoney(toMinor(cart.min_order_price ?? 0), cart.currency)}
          storePath={cart.store_path}
          onClose={() => setMinimum('read')}
        />
      )}
    </Suspense>
  );
}
