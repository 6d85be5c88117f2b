import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VEHICLES_ID } from '../field-id.ts';
import type { OpenBooking } from '../open-booking.ts';
import { useCurrency } from '../use-currency.ts';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleNotice } from './VehicleNotice.tsx';
import styles from './vehicles.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type VehiclesOfferedProps = Pick<OpenBooking, 'view' | 'send'>;

export function VehiclesOffered({ view, send }: VehiclesOfferedProps) {
  const currency = useCurrency();
  const { vehicle } = view;
  return (
    <section id={VEHICLES_ID} tabIndex={-1} aria-labelledby="parcel-vehicle" className={styles.offered}>
      <h2 id="parcel-vehicle">
        <Trans>Vehicle</Trans>
      </h2>
      <VehicleNotice news={view.vehicleNews} currency={currency} />
      <Vehicles view={view} send={send} currency={currency} />
      <p className={styles.terms}>
        {vehicle ? (
          <>
            <span>{[vehicle.description, vehicle.carries].filter(Boolean).join('. ')}.</span> <Unit vehicle={vehicle} currency={currency} />
          </>
        ) : null}
      </p>
    </section>
  );
}

function Unit({ vehicle, currency }: { readonly vehicle: NonNullable<OpenBooking['view']['vehicle']>; readonly currency: string }) {
  const unit = formatMoney(toMinor(vehicle.price_per_unit_distance), currency);
  return <span>{vehicle.is_distance_unit_mile ? <Trans>{unit} per mile</Trans> : <Trans>{unit} per km</Trans>}</span>;
}

function Vehicles({ view: { trip, vehicle }, send, currency }: VehiclesOfferedProps & { readonly currency: string }) {
  const { t } = useLingui();
  if (trip.is === 'unavailable')
    return (
      <Message
        tone="warn"
        title={<Trans>We couldn’t load the vehicles.</Trans>}
        action={<TryAgain onClick={() => send({ type: 'list.wanted' })} />}
      >
        {trip.failure ? <FailureText failure={trip.failure} /> : null}
      </Message>
    );
  if (trip.is !== 'known')
    return (
      <div role="status">
        <span className="visually-hidden">
          <Trans>Loading vehicles</Trans>
        </span>
        <Skeleton shape="block" className={styles.coming} />
      </div>
    );
  if (trip.vehicles.length === 0) return <Message tone="warn" title={<Trans>No vehicles are available here right now.</Trans>} />;
  return (
    <RadioGroup
      legend={t`Vehicle`}
      legendHidden
      value={vehicle?._id ?? null}
      onChange={(vehicleId) => send({ type: 'vehicle.picked', vehicleId })}
      arrangement="side"
      className={styles.row}
    >
      {trip.vehicles.map((one) => (
        <VehicleCard key={one._id} vehicle={one} currency={currency} />
      ))}
    </RadioGroup>
  );
}
