import { Trans } from '@lingui/react/macro';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './StoreSkeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6] as const;

export const StoreSkeleton = () => (
  <div>
    <div className={styles.banner} />
    <Page className={styles.page}>
      <h1 className="visually-hidden">
        <Trans>Loading the menu</Trans>
      </h1>
      <Skeleton shape="line" className={styles.name} />
      <Skeleton shape="line" className={styles.slogan} />
      <div className={styles.items}>
        {ROWS.map((row) => (
          <div key={row} className={styles.item}>
            <Skeleton shape="line" />
            <Skeleton className={styles.picture} />
          </div>
        ))}
      </div>
    </Page>
  </div>
);
