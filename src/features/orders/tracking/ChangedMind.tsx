import { Trans } from '@lingui/react/macro';
import { cancelOffer } from '#domain/orders/cancel-offer.ts';
import { MoneyAhead } from '#src/features/orders/cancellation/MoneyAhead.tsx';
import type { OrderToCancel } from '#src/features/orders/cancellation/order-to-cancel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CancelLabel, CancelPrice } from '../parts/CancelOrder.tsx';
import styles from './tracking.module.css';

export function ChangedMind({ order, onBegin }: { readonly order: OrderToCancel; readonly onBegin: (order: OrderToCancel) => void }) {
  const offer = cancelOffer(order.terms);
  if (!offer.can) return null;
  return (
    <Card as="section" padded={false} aria-labelledby="changed-mind" className={styles.box}>
      <h2 id="changed-mind" className={styles.small}>
        <Trans>Changed your mind?</Trans>
      </h2>
      <p className={styles.quiet}>
        <CancelPrice offer={offer} currency={order.currency} />
      </p>
      <MoneyAhead offer={offer} currency={order.currency} of={order.terms} />
      <Button variant="danger" full onClick={() => onBegin(order)}>
        <CancelLabel number={order.number} />
      </Button>
    </Card>
  );
}
