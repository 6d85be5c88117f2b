import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './basket.module.css';
import checkoutStyles from './checkout.module.css';

/** The basket's boxes while the server is asked what is in it. */
export function LoadingBasket() {
  return (
    <Page className={styles.page}>
      <h1><Trans>Your basket</Trans></h1>
      <p role="status" className="visually-hidden"><Trans>Loading your basket</Trans></p>
      <div className={checkoutStyles.columns}>
        {[styles.lines, checkoutStyles.forms, checkoutStyles.pay].map((area) => (
          <Card key={area} className={area}>
            <Skeleton shape="block" className={styles.skeleton} />
          </Card>
        ))}
      </div>
    </Page>
  );
}
