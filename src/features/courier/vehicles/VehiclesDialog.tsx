import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { distanceText } from '#src/features/address/map/distance-text.ts';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { HEADING_ID } from '../field-id.ts';
import type { OpenBooking } from '../open-booking.ts';
import { useCurrency } from '../use-currency.ts';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleNotice } from './VehicleNotice.tsx';
import styles from './vehicles.module.css';

/** 'Which vehicle?': each with the price of this way first. Back closes it. */
export function VehiclesDialog(open: OpenBooking) {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const { view, send } = open;
  const { trip, vehicle, way } = view;
  const close = () => send({ type: 'vehicles.left' });
  const isOpen = view.is === 'vehicles';
  useBackCloses(isOpen, close);
  // The button that opened it is of the step before.
  const [heading] = useState(() => ({ current: document.getElementById(HEADING_ID) }));
  const street = (address: string) => placeText(i18n, address).split(',')[0] ?? '';
  const distance = trip.is === 'known' && trip.trip ? distanceText(i18n, trip.trip.distance) : null;
  const [from, to] = way ? [street(way.pickup.address), street(way.dropOff.address)] : ['', ''];
  const name = vehicle?.vehicle_name.toLocaleLowerCase(i18n.locale) ?? '';
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      {...(view.is === 'payment' ? { finalFocus: heading } : {})}
      title={<Trans>Which vehicle?</Trans>}
      closeLabel={t`Close`}
      width="wide"
      foot={
        <Button
          full
          amount={vehicle && vehicle.trip_price !== null ? formatMoney(toMinor(vehicle.trip_price), currency) : undefined}
          disabled={vehicle === null}
          reason={<Trans>Choose a vehicle first.</Trans>}
          onClick={() => send({ type: 'vehicle.confirmed' })}
        >
          {vehicle ? <Trans>Continue with the {name}</Trans> : <Trans>Continue</Trans>}
        </Button>
      }
    >
      <p className={styles.way}>
        {distance ? (
          <Trans>
            {distance}, {from} to {to}. Prices include VAT.
          </Trans>
        ) : (
          <Trans>
            {from} to {to}
          </Trans>
        )}
      </p>
      <VehicleNotice view={view} currency={currency} />
      <Vehicles {...open} currency={currency} />
    </Dialog>
  );
}

/** What can be chosen; or that it is being asked, or why there is nothing. */
function Vehicles({ view: { trip, vehicle, draft }, send, currency }: OpenBooking & { readonly currency: string }) {
  const { t } = useLingui();
  if (trip.is === 'unavailable')
    return (
      <Message
        tone="bad"
        title={<Trans>We couldn’t load the vehicles.</Trans>}
        action={
          <Button size="small" variant="secondary" onClick={() => send({ type: 'list.wanted' })}>
            <Trans>Try again</Trans>
          </Button>
        }
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
      legend={t`Which vehicle?`}
      legendHidden
      value={vehicle?._id ?? draft.vehicleId}
      onChange={(vehicleId) => send({ type: 'vehicle.picked', vehicleId })}
      arrangement="cards"
    >
      {trip.vehicles.map((one) => (
        <VehicleCard key={one._id} vehicle={one} currency={currency} />
      ))}
    </RadioGroup>
  );
}
