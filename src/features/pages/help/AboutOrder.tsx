import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { ActiveOrderView } from '#machines/active-orders/active-orders.view.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './help.module.css';

export function AboutOrder({ order: { orderId, number, storeName, minutesLeft } }: { readonly order: ActiveOrderView }) {
  const { t } = useLingui();
  const store = storeName || t`Your parcel`;
  return (
    <Card as="section" aria-labelledby="about-order" className={styles.about}>
      <div>
        <h2 id="about-order">
          <Trans>About order {number}?</Trans>
        </h2>
        <p>
          {minutesLeft === null ? (
            store
          ) : (
            <Trans>
              {store}, about {minutesLeft} min
            </Trans>
          )}
        </p>
      </div>
      <Link to="/delivery-coming" search={{ order_id: orderId }} className={buttonClass('secondary')}>
        <Trans>Open it</Trans>
      </Link>
    </Card>
  );
}
