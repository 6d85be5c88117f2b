import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { OfferedVehicle } from '#machines/courier-booking/courier-booking.view.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { vehicleRefusalText } from '../courier-texts.ts';
import styles from './vehicles.module.css';

/** Stands where a vehicle has no picture. */
export const VEHICLE_PICTURE = '/pictures/dish/bare/sky/box.svg';

/** A vehicle: what this way costs in it, how long it takes, what it costs a kilometre and what fits. */
export function VehicleCard({ vehicle, currency }: { readonly vehicle: OfferedVehicle; readonly currency: string }) {
  const { i18n } = useLingui();
  const { vehicle_name: name, trip_price: price, trip_minutes: minutes, why_not: whyNot } = vehicle;
  const unit = formatMoney(toMinor(vehicle.price_per_unit_distance), currency);
  return (
    <RadioCard
      value={vehicle._id}
      disabled={whyNot !== null}
      className={styles.card}
      label={
        <span className={styles.vehicle}>
          <Picture src={vehicle.image_url || VEHICLE_PICTURE} alt="" width={92} height={92} className={styles.picture} />
          <span className={styles.name}>{name}</span>
          {price === null ? null : <span className={styles.price}>{formatMoney(toMinor(price), currency)}</span>}
          <span className={styles.says}>
            <span>{vehicle.description}</span> {vehicle.carries ? <span>{vehicle.carries}</span> : null}
          </span>
          <span className={styles.terms}>
            <span className={styles.unit}>
              {vehicle.is_distance_unit_mile ? <Trans>{unit} per mile</Trans> : <Trans>{unit} per km</Trans>}
            </span>{' '}
            {minutes === null ? null : (
              <span className={styles.minutes}>
                <Clock size={16} aria-hidden="true" /> <Trans>there in {minutes} min</Trans>
              </span>
            )}
          </span>
          {vehicle.chosen_last ? (
            <Badge tone="info" className={styles.last}>
              <Trans>Used last time</Trans>
            </Badge>
          ) : null}
          {whyNot ? <span className={styles.whyNot}>{i18n._(vehicleRefusalText(whyNot))}</span> : null}
        </span>
      }
    />
  );
}
