import { Trans } from '@lingui/react/macro';
import type { CancelOffer } from '#domain/orders/cancel-offer.ts';
import type { CancellationEvent } from '#machines/cancellation/cancellation.setup.ts';
import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { CancelReasons } from './CancelReasons.tsx';
import styles from './cancellation.module.css';
import { MoneyAhead } from './MoneyAhead.tsx';
import type { OrderToCancel } from './order-to-cancel.ts';
import { PriceOverTime } from './PriceOverTime.tsx';

type CancelBodyProps = {
  readonly cancelling: CancellationView;
  readonly order: OrderToCancel;
  readonly send: (event: CancellationEvent) => void;
};

export function CancelBody({ cancelling, order: { currency, terms }, send }: CancelBodyProps) {
  const { is, offer } = cancelling;
  if (is === 'unknown')
    return (
      <Message tone="warn" className={styles.news}>
        <Trans>
          No answer came, so nobody here knows whether your order is cancelled. We keep looking. Cancelling once more does no harm.
        </Trans>
      </Message>
    );
  if (is === 'refused')
    return (
      <Message tone="bad" className={styles.news}>
        {cancelling.failure ? <FailureText failure={cancelling.failure} /> : null}
      </Message>
    );
  return (
    <>
      <News cancelling={cancelling} />
      {offer.can ? <MoneyAhead offer={offer} currency={currency} total={terms.user_pay_payment} /> : <WhyNot because={offer.because} />}
      {offer.can || offer.because !== 'ended' ? (
        <PriceOverTime offer={offer} isCourier={terms.delivery_type === 2} currency={currency} />
      ) : null}
      {offer.can ? <CancelReasons cancelling={cancelling} send={send} /> : null}
    </>
  );
}

/** What came of the last try, where it did not cancel the order. */
function News({ cancelling: { is, failure, hasMovedOn } }: { readonly cancelling: CancellationView }) {
  if (!failure || is === 'cancelling') return null;
  if (hasMovedOn)
    return (
      <Message tone="warn" role="alert" className={styles.news} title={<Trans>It was not cancelled.</Trans>}>
        <Trans>The order has moved on meanwhile. This is how it stands now.</Trans>
      </Message>
    );
  return is === 'looking' ? (
    <Message tone="warn" className={styles.news}>
      <Trans>No answer came. We look at the order before we say anything.</Trans>
    </Message>
  ) : (
    <Message tone="bad" className={styles.news} title={<Trans>No answer came.</Trans>}>
      <Trans>As things stand, your order is not cancelled. Cancelling once more does no harm.</Trans>
    </Message>
  );
}

/** Why an order can't be cancelled, and what helps instead. */
function WhyNot({ because }: { readonly because: Extract<CancelOffer, { can: false }>['because'] }) {
  switch (because) {
    case 'ready':
      return (
        <p className={styles.lead}>
          <Trans>It is made already and waits for you or its courier. If something is wrong with it, we look at it with you.</Trans>
        </p>
      );
    case 'onTheWay':
      return (
        <p className={styles.lead}>
          <Trans>It is on its way already. If something is wrong with it, we look at it with you.</Trans>
        </p>
      );
    case 'received':
      return (
        <p className={styles.lead}>
          <Trans>You have it already. If something is wrong with it, we look at it with you.</Trans>
        </p>
      );
    case 'ended':
      return (
        <p className={styles.lead}>
          <Trans>There is nothing left to cancel. Your orders say what happened, and where the money is.</Trans>
        </p>
      );
  }
}
