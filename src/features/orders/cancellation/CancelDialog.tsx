import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { memo, Suspense, useRef } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { CancellationEvent } from '#machines/cancellation/cancellation.setup.ts';
import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';
import { useCancellation } from '#src/features/orders/cancellation/use-cancellation.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Coming } from '#src/lazy/Progress.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { CancelActions } from './CancelActions.tsx';
import { CancelBody } from './CancelBody.tsx';
import styles from './cancellation.module.css';
import type { OrderToCancel } from './order-to-cancel.ts';

type CancelDialogProps = { readonly order: OrderToCancel; readonly onClose: () => void };

export const CancelDialog = (props: CancelDialogProps) => (
  <Suspense fallback={<Coming />}>
    <OpenDialog {...props} />
  </Suspense>
);

const LeadOn = memo(({ orderId }: { readonly orderId: string }) => <Navigate to="/orders" search={{ order_id: orderId }} />);

function OpenDialog({ order, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const [cancelling, send] = useCancellation(order.orderId, order.terms);
  const isBusy = cancelling.is === 'cancelling' || cancelling.is === 'looking';
  const keep = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sendEvent = (event: CancellationEvent) => {
    send(event);
    if (event.type === 'cancelling.confirmed') focusMissing(cancelling, content.current);
  };
  const close = () => {
    // What was sent is waited for: leaving would not take it back.
    if (!isBusy) onClose();
  };
  useBackCloses(cancelling.is !== 'cancelled', close);
  if (cancelling.is === 'cancelled') return <LeadOn orderId={order.orderId} />;
  return (
    <Dialog
      open
      onClose={close}
      dismissable={!isBusy}
      closeLabel={t`Close`}
      title={
        <>
          <span className={styles.which}>
            {order.storeName ? (
              <Trans>
                Order {order.number}, {order.storeName}
              </Trans>
            ) : (
              <Trans>Order {order.number}, courier</Trans>
            )}
          </span>
          <Headline cancelling={cancelling} currency={order.currency} />
        </>
      }
      foot={<CancelActions cancelling={cancelling} currency={order.currency} send={sendEvent} onClose={onClose} keep={keep} />}
      initialFocus={keep}
      ref={content}
    >
      <CancelBody cancelling={cancelling} order={order} send={send} />
    </Dialog>
  );
}

function focusMissing({ reason, words }: CancellationView, content: HTMLElement | null): void {
  if (reason === null) content?.querySelector<HTMLElement>('input[type=radio]')?.focus();
  else if (reason === 'other' && words.trim() === '') content?.querySelector('textarea')?.focus();
}

function Headline({ cancelling: { is, offer }, currency }: { readonly cancelling: CancellationView; readonly currency: string }) {
  if (is === 'unknown') return <Trans>We couldn’t confirm the cancellation</Trans>;
  if (is === 'refused') return <Trans>This order couldn’t be cancelled</Trans>;
  if (!offer.can)
    return offer.because === 'ended' ? <Trans>This order has ended</Trans> : <Trans>This order can no longer be cancelled</Trans>;
  if (offer.charge === 0) return <Trans>Cancel now, free</Trans>;
  return <Trans>Cancelling costs {formatMoney(offer.charge, currency)}</Trans>;
}
