import { Trans } from '@lingui/react/macro';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './tracking.module.css';

/** The boxes of an order that is on its way to the screen, or off it: then nothing is loaded that could be said. */
export function TrackingSkeleton({ isLeaving = false }: { readonly isLeaving?: boolean }) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.headComing}>
          <Skeleton shape="line" className={styles.nameComing} />
          <h1 className={styles.title}>
            <Trans>Track your order</Trans>
          </h1>
          <Skeleton shape="line" />
        </div>
      </div>
      {isLeaving ? null : (
        <p role="status" className="visually-hidden">
          <Trans>Loading your order</Trans>
        </p>
      )}
      <Skeleton className={styles.lineComing} />
      <div className={styles.columns}>
        <div className={styles.codes}>
          <Skeleton className={styles.codeComing} />
        </div>
        <Card as="section" padded={false}>
          <Skeleton className={styles.mapComing} />
          <div className={styles.places}>
            <Skeleton className={styles.placesComing} />
          </div>
        </Card>
        <div className={styles.side}>
          <Skeleton className={styles.sideComing} />
        </div>
      </div>
    </>
  );
}
