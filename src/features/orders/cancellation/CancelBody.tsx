import { Trans } from '@lingui/react/macro';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
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
  const isCourier = terms.delivery_type === DELIVERY_TYPE.courier;
  if (is === 'unknown')
    return (
      <Message tone="warn" className={styles.news}>
        <Trans>We couldn’t confirm whether your order was cancelled. We’re still checking. You can safely try again.</Trans>
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
      {offer.can ? <MoneyAhead offer={offer} currency={currency} of={terms} /> : <WhyNot because={offer.because} />}
      {offer.can || offer.because !== 'ended' ? <PriceOverTime offer={offer} isCourier={isCourier} currency={currency} /> : null}
      {offer.can ? <CancelReasons cancelling={cancelling} isCourier={isCourier} send={send} /> : null}
    </>
  );
}

function News({ cancelling: { is, failure, hasMovedOn } }: { readonly cancelling: CancellationView }) {
  if (!failure || is === 'cancelling') return null;
  if (hasMovedOn)
    return (
      <Message tone="warn" role="alert" className={styles.news} title={<Trans>Your order wasn’t cancelled.</Trans>}>
        <Trans>Your order has moved on. Here’s the latest.</Trans>
      </Message>
    );
  return is === 'looking' ? (
    <Message tone="warn" className={styles.news}>
      <Trans>We lost the connection. We’re checking your order.</Trans>
    </Message>
  ) : (
    <Message tone="bad" className={styles.news} title={<Trans>We lost the connection.</Trans>}>
      <Trans>Your order hasn’t been cancelled. You can safely try again.</Trans>
    </Message>
  );
}

function WhyNot({ because }: { readonly because: Extract<CancelOffer, { can: false }>['because'] }) {
  switch (because) {
    case 'ready':
      return (
        <p className={styles.lead}>
          <Trans>Your order is ready. If there’s a problem with it, contact us and we’ll sort it out.</Trans>
        </p>
      );
    case 'onTheWay':
      return (
        <p className={styles.lead}>
          <Trans>Your order is already on its way. If there’s a problem, contact us.</Trans>
        </p>
      );
    case 'received':
      return (
        <p className={styles.lead}>
          <Trans>You already have your order. If there’s a problem, contact us.</Trans>
        </p>
      );
    case 'ended':
      return (
        <p className={styles.lead}>
          <Trans>This order is already closed. See Orders for details and any refund.</Trans>
        </p>
      );
  }
}
