import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './tracking.module.css';

/** The boxes of an order that is on its way to the screen, or off it: then nothing is loaded that could be said. */
export function TrackingSkeleton({ isLeaving = false }: { readonly isLeaving?: boolean }) {
  return (
    <>
      <h1 className={styles.title}>
        <Trans>Track your order</Trans>
      </h1>
      {isLeaving ? null : (
        <p role="status" className="visually-hidden">
          <Trans>Loading your order</Trans>
        </p>
      )}
      <div className={styles.columns}>
        <Skeleton shape="block" className={styles.skeleton} />
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
    </>
  );
}
