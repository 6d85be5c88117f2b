import { Trans } from '@lingui/react/macro';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './basket.module.css';
import checkoutStyles from './checkout.module.css';

/** The basket's boxes while the server is asked what is in it. */
export function LoadingBasket() {
  return (
    <>
      <p role="status" className="visually-hidden">
        <Trans>Loading your basket</Trans>
      </p>
      <div className={classNames(checkoutStyles.columns, styles.loading)}>
        <LoadingCard of="lines" className={styles.lines} />
        <div className={checkoutStyles.forms}>
          <LoadingForms />
        </div>
        <div className={checkoutStyles.pay}>
          <LoadingCard of="receipt" />
        </div>
      </div>
    </>
  );
}

/** When and where, while it is asked what the store offers. */
export const LoadingForms = () => (
  <>
    <LoadingCard of="when" />
    <LoadingCard of="where" />
  </>
);

function LoadingCard({ of, className }: { readonly of: 'lines' | 'when' | 'where' | 'receipt'; readonly className?: string | undefined }) {
  return (
    <Card className={className}>
      <Skeleton shape="block" className={styles[`${of}Coming`]} />
    </Card>
  );
}
