import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { formatMoney } from '#domain/money.ts';
import { cancelOffer, type CancelOffer } from '#domain/orders/cancel-offer.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { OrderToCancel } from '#src/features/orders/cancellation/order-to-cancel.ts';
import styles from './CancelOrder.module.css';

type CancelOrderProps = {
  readonly order: OrderToCancel;
  readonly className?: string | undefined;
  readonly onBegin: (order: OrderToCancel) => void;
};

/** The way to cancel a running order, with what it costs now in words (specification 2, section 2.3); where it can't be, the way to help. */
export function CancelOrder({ order, className, onBegin }: CancelOrderProps) {
  const offer = cancelOffer(order.terms);
  return (
    <div className={classNames(styles.cancel, className)}>
      <span className={styles.terms}>
        <CancelPrice offer={offer} currency={order.currency} />
      </span>
      {offer.can ? (
        <Button variant="quiet" size="small" className={styles.button} onClick={() => onBegin(order)}>
          <CancelLabel number={order.number} />
        </Button>
      ) : (
        <Link to="/help" className={buttonClass('quiet', { size: 'small' })}>
          <Trans>Get help</Trans>
        </Link>
      )}
    </div>
  );
}

export const CancelLabel = ({ number }: { readonly number: number }) => (
  <>
    <Trans context="an order">Cancel</Trans>
    <span className="visually-hidden">
      {' '}
      <Trans>order {number}</Trans>
    </span>
  </>
);

export function CancelPrice({ offer, currency }: { readonly offer: CancelOffer; readonly currency: string }) {
  if (!offer.can) return <Trans>Can no longer be cancelled</Trans>;
  if (offer.charge > 0) return <Trans>Cancelling costs {formatMoney(offer.charge, currency)}</Trans>;
  switch (offer.until) {
    case 'storeAccepts':
      return <Trans>Free until the store accepts</Trans>;
    case 'courierAccepts':
      return <Trans>Free until a courier accepts</Trans>;
    case 'ready':
      return <Trans>Free until it is ready</Trans>;
    case 'picked':
      return <Trans>Free until it is picked up</Trans>;
  }
}
