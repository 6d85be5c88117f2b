import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './tracking.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export const RideOnMap = lazyPart(
  async () => (await import('./CourierMap.tsx')).CourierMap,
  ({ again }) => (
    <p className={styles.noMap}>
      <Trans>The map couldn’t be loaded. The details are below.</Trans> <TryAgain onClick={again} />
    </p>
  ),
  <Skeleton shape="block" className={styles.mapComing} />,
);
