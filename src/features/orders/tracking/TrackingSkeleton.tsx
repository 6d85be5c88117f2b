import { Trans } from '@lingui/react/macro';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import picture from './OrderPicture.module.css';
import styles from './tracking.module.css';

export const TrackingSkeleton = ({ isLeaving = false }: { readonly isLeaving?: boolean }) => (
  <div className={styles.followed}>
    <div className={picture.picture}>
      <Skeleton className={classNames(picture.room, picture.coming)} />
    </div>
    <div className={styles.column}>
      <div className={styles.head}>
        <Skeleton shape="line" className={styles.nameComing} />
        <h1 className={styles.title}>
          <Trans>Track your order</Trans>
        </h1>
        <Skeleton shape="line" className={styles.wordsComing} />
      </div>
      {isLeaving ? null : (
        <p role="status" className="visually-hidden">
          <Trans>Loading your order</Trans>
        </p>
      )}
      <Skeleton className={styles.lineComing} />
      <Skeleton className={styles.cardComing} />
      <Skeleton className={styles.cardComing} />
      <Skeleton className={styles.cardComing} />
    </div>
  </div>
);
