import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { StoredUser } from '../../../contract/entities/user.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import type { CheckoutFlows } from '../../flows/use-checkout.ts';
import type { FilledBasket } from './filled-basket.ts';
import { isRefusedWith, isUnderWay } from './checkout-facts.ts';

const PickupDialog = lazy(async () => ({ default: (await import('./PickupDialog.tsx')).PickupDialog }));
const MinimumOrderDialog = lazy(async () => ({ default: (await import('./MinimumOrderDialog.tsx')).MinimumOrderDialog }));

export type CheckoutDialogsProps = {
  readonly basket: FilledBasket;
  readonly flows: CheckoutFlows;
  /** The price is being asked again. */
  readonly pricing: boolean;
  readonly customer: StoredUser | null;
  /** The customer wanted to pay less than the minimum, and has not read yet that it is one. */
  readonly isTooLittleTold: boolean;
  readonly onTooLittleRead: () => void;
};

/** The dialogs of the checkout, each fetched when it first opens. The minimum is told to whoever wants to pay; before that the meter does. */
export function CheckoutDialogs(props: CheckoutDialogsProps) {
  const { basket: { cart }, flows } = props;
  const { texts } = useRouteContext({ from: '__root__' });
  const [PaymentDialog] = useState(() => lazy(async () => {
    const [dialog] = await Promise.all([import('./PaymentDialog.tsx'), texts.load('cards', 'checking')]);
    return { default: dialog.PaymentDialog };
  }));
  const [placement, sendPlacement] = flows.placement;
  const [paid, setPaid] = useState(false);
  const [collected, setCollected] = useState(false);
  const [told, setTold] = useState(false);
  if ((placement.is === 'choosing' || isUnderWay(placement)) && !paid) setPaid(true);
  if (flows.contact[0].collects && !collected) setCollected(true);
  const isTooLittle = props.isTooLittleTold || isRefusedWith(placement.failure, 557);
  if (isTooLittle && !told) setTold(true);
  return (
    <Suspense fallback={null}>
      {collected ? <PickupDialog {...props} /> : null}
      {paid ? <PaymentDialog key={props.customer?._id} {...props} /> : null}
      {told ? (
        <MinimumOrderDialog
          open={isTooLittle && flows.invoice[0].is === 'belowMinimum'}
          minimum={formatMoney(toMinor(cart.min_order_price ?? 0), cart.currency)}
          storePath={cart.store_path}
          onClose={() => {
            props.onTooLittleRead();
            sendPlacement({ type: 'refusal.read' });
          }}
        />
      ) : null}
    </Suspense>
  );
}
