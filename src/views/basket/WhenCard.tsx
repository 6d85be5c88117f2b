import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { StoreDetail } from '../../../contract/entities/store.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './basket.module.css';

type WhenCardProps = {
  readonly store: StoreDetail | null;
  readonly isPickup: boolean;
  readonly minutes: { readonly about: number; readonly latest: number | null } | null;
  readonly onPickup: (isPickup: boolean) => void;
};

/** When the order comes, and whether the customer comes for it instead. */
export function WhenCard({ store, isPickup, minutes, onPickup }: WhenCardProps) {
  const canPickUp = store?.is_provide_pickup_delivery ?? false;
  return (
    <Card as="section" aria-labelledby="basket-when">
      <h2 id="basket-when"><Trans>When</Trans></h2>
      <p className={styles.when}>
        <Clock size={24} aria-hidden="true" />
        <span>
          <strong><Trans>As soon as possible</Trans></strong>
          {minutes ? <span className={styles.quiet}>{' '}<Estimate {...minutes} /></span> : null}
        </span>
      </p>
      {store && canPickUp ? (
        <Checkbox
          label={<Trans>I'll pick it up</Trans>}
          description={<Trans>No delivery fee, {store.address}</Trans>}
          checked={isPickup || !store.is_provide_delivery}
          disabled={!store.is_provide_delivery}
          onChange={({ target }) => onPickup(target.checked)}
        />
      ) : null}
    </Card>
  );
}

/** Minutes in words. */
export function Estimate({ about, latest }: { readonly about: number; readonly latest: number | null }) {
  return latest === null ? <Trans>about {about} min</Trans> : <Trans>about {about} min, at the latest {latest} min</Trans>;
}
