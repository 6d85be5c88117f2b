import { Trans, useLingui } from '@lingui/react/macro';
import type { EndDraft } from '#domain/parcel/parcel-draft.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import { distanceText } from '#src/features/address/map/distance-text.ts';
import styles from '../courier.module.css';
import type { OpenBooking } from '../open-booking.ts';

export function TripWords({ view: { draft, trip } }: Pick<OpenBooking, 'view'>) {
  const { i18n } = useLingui();
  const where = ({ address, name }: EndDraft) =>
    address ? (
      <Unbroken>{[placeText(i18n, address.address), name.trim()].filter(Boolean).join(', ')}</Unbroken>
    ) : (
      <Trans>not known yet</Trans>
    );
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Pickup</Trans>
      </dt>
      <dd>{where(draft.pickup)}</dd>
      <dt>
        <Trans>Drop-off</Trans>
      </dt>
      <dd>{where(draft.dropOff)}</dd>
      <dt>
        <Trans>Route</Trans>
      </dt>
      <dd aria-live="polite">
        <Way trip={trip} />
      </dd>
    </dl>
  );
}

function Way({ trip }: Pick<OpenBooking['view'], 'trip'>) {
  const { i18n } = useLingui();
  if (trip.is === 'asking') return <Trans>calculating</Trans>;
  if (trip.is !== 'known' || !trip.trip) return <Trans>not known yet</Trans>;
  const distance = distanceText(i18n, trip.trip.distance);
  const { minutes } = trip.trip;
  return trip.trip.is_estimated ? (
    <Trans>
      about {distance}, about {minutes} min
    </Trans>
  ) : (
    <Trans>
      {distance}, about {minutes} min
    </Trans>
  );
}
