import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { ReactNode } from 'react';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { InvoiceView } from '#machines/invoice/invoice.view.ts';
import { useOnline } from '#src/shop/use-online.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from '../basket/basket.module.css';
import { isClosed, isRefusedForTime, isRefusedWith, opensNext, storeOf } from '../basket/checkout-facts.ts';
import { ClosedText } from './ClosedText.tsx';
import { TimesInstead } from './TimesInstead.tsx';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type CheckoutNoticeProps = {
  readonly invoice: InvoiceView;
  readonly isBeingPlaced: boolean;
  readonly onPickup: () => void;
  readonly onRetry: () => void;
  /** Takes one of the next times; null where the time itself says what is wrong with it, and offers them. */
  readonly onTake: ((time: ScheduledTime) => void) | null;
};

const otherStores = (
  <Link to="/stores" className={buttonClass('secondary', { size: 'small' })}>
    <Trans>See other stores</Trans>
  </Link>
);
const howItStands = (
  <Link to="/checking" className={buttonClass('secondary', { size: 'small' })}>
    <Trans>Check the status</Trans>
  </Link>
);
const kept = <Trans>We’ve saved your basket.</Trans>;

const canBeCollected = (invoice: InvoiceView) => Boolean(storeOf(invoice)?.is_provide_pickup_delivery) && !invoice.fulfilment.isPickup;

function Notice({ invoice, isBeingPlaced, onPickup, onRetry, onTake }: CheckoutNoticeProps) {
  const { failure } = invoice;
  const retry = <TryAgain onClick={onRetry} />;
  const pickup = (
    <Button size="small" variant="secondary" onClick={onPickup}>
      <Trans>I'll pick it up</Trans>
    </Button>
  );
  const warn = (title: ReactNode, text: ReactNode, action: ReactNode) => (
    <Message tone="warn" className={styles.notice} title={title} action={action}>
      {text}
    </Message>
  );

  if (invoice.is === 'pickupOnly') {
    const address = storeOf(invoice)?.address ?? '';
    return warn(
      <Trans>Delivery is not possible right now.</Trans>,
      <Trans>You can collect your order at {address} instead.</Trans>,
      pickup,
    );
  }
  if (invoice.is !== 'refused' || !failure) return null;
  if (failure.kind === 'refused' && failure.reason === 'payment_checking')
    return isBeingPlaced ? null : warn(<FailureText failure={failure} />, kept, howItStands);
  const next = <TimesInstead failure={failure} fulfilment={invoice.fulfilment} onTake={onTake} />;
  if (isClosed(failure))
    return warn(
      <ClosedText opening={opensNext(invoice)} time={invoice.fulfilment.time} />,
      kept,
      <div className={styles.ways}>
        {next}
        {otherStores}
      </div>,
    );
  if (isRefusedForTime(failure)) return warn(<FailureText failure={failure} />, kept, next);
  if (isRefusedWith(failure, 634, 635, 965)) return warn(<FailureText failure={failure} />, kept, otherStores);
  if (isRefusedWith(failure, 558, 966)) {
    return warn(<FailureText failure={failure} />, kept, canBeCollected(invoice) ? pickup : otherStores);
  }
  return (
    <Message tone="bad" className={styles.notice} title={<FailureText failure={failure} />} action={retry}>
      {kept}
    </Message>
  );
}

export function CheckoutNotice(props: CheckoutNoticeProps) {
  const isOnline = useOnline();
  return !isOnline && props.invoice.failure?.kind === 'transport' ? null : <Notice {...props} />;
}
