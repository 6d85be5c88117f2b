import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './tracking.module.css';

export const RideOnMap = lazyPart(
  async () => (await import('./CourierMap.tsx')).CourierMap,
  ({ again }) => (
    <p className={styles.noMap}>
      <Trans>The map couldn’t be loaded. The details are below.</Trans>{' '}
      <Button size="small" variant="secondary" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  ),
  <Skeleton shape="block" className={styles.mapComing} />,
);
