import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './StoreResults.module.css';

export const StoreSkeletons = () => (
  <div role="status">
    <span className="visually-hidden">
      <Trans>Loading the stores</Trans>
    </span>
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Skeleton className={styles.cover} />
          <div className={styles.lines}>
            <Skeleton shape="line" className={styles.first} />
            <Skeleton shape="line" className={styles.second} />
            <Skeleton shape="line" className={styles.third} />
            <Skeleton shape="line" className={styles.second} />
            <Skeleton shape="line" className={styles.first} />
            <Skeleton shape="line" className={styles.second} />
          </div>
        </div>
      ))}
    </div>
  </div>
);
