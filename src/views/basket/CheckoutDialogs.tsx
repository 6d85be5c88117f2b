import { lazy, Suspense, useState } from 'react';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import { isRefusedWith, isUnderWay } from './checkout-facts.ts';
import type { ConfirmOrderDialogProps } from './ConfirmOrderDialog.tsx';

const ConfirmOrderDialog = lazy(async () => ({ default: (await import('./ConfirmOrderDialog.tsx')).ConfirmOrderDialog }));
const MinimumOrderDialog = lazy(async () => ({ default: (await import('./MinimumOrderDialog.tsx')).MinimumOrderDialog }));

/** The dialogs of the checkout, each fetched when it first opens. The minimum is told once a visit; after that the meter does. */
export function CheckoutDialogs(props: ConfirmOrderDialogProps) {
  const { basket: { cart }, placement } = props;
  const [confirmed, setConfirmed] = useState(false);
  const [minimum, setMinimum] = useState<'unsaid' | 'said' | 'read'>('unsaid');
  const confirms = placement.is === 'confirming' || isUnderWay(placement);
  if (confirms && !confirmed) setConfirmed(true);
  const isTooLittle = placement.is === 'refused' && isRefusedWith(placement.failure, 557);
  if (isTooLittle && minimum === 'unsaid') setMinimum('said');
  return (
    <Suspense fallback={null}>
      {confirmed ? <ConfirmOrderDialog {...props} /> : null}
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
