import { Trans } from '@lingui/react/macro';
import { useSession } from '#src/shop/session/use-session.ts';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './basket.module.css';
import checkoutStyles from './checkout.module.css';

export const LoadingBasket = () => (
  <>
    <p role="status" className="visually-hidden">
      <Trans>Loading your basket</Trans>
    </p>
    <div className={classNames(checkoutStyles.columns, styles.loading)}>
      <LoadingRows />
      <LoadingCard of="lines" className={styles.lines} />
      <div className={checkoutStyles.pay}>
        <LoadingCard of="receipt" />
      </div>
    </div>
  </>
);

export function LoadingRows() {
  const [session] = useSession();
  return <LoadingCard of={session.is === 'signedIn' ? 'rows' : 'guestRows'} className={styles.rows} />;
}

const LoadingCard = ({
  of,
  className,
}: {
  readonly of: 'rows' | 'guestRows' | 'lines' | 'receipt';
  readonly className?: string | undefined;
}) => (
  <Card className={className}>
    <Skeleton shape="block" className={styles[`${of}Coming`]} />
  </Card>
);
