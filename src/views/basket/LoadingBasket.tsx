import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
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
      <div className={classNames(checkoutStyles.columns, styles.loading)}>
        {[styles.lines, checkoutStyles.forms, checkoutStyles.pay].map((area) => <LoadingCard key={area} className={area} />)}
      </div>
    </Page>
  );
}

/** One of the basket's boxes while what stands in it is asked for. */
export function LoadingCard({ className }: { readonly className?: string | undefined }) {
  return (
    <Card className={className}>
      <Skeleton shape="block" className={styles.skeleton} />
    </Card>
  );
}
