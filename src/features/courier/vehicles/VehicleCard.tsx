import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { OfferedVehicle } from '#machines/courier-booking/courier-booking.view.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { vehicleRefusalText } from '../courier-texts.ts';
import styles from './vehicles.module.css';

export const VEHICLE_PICTURE = '/pictures/dish/bare/sky/box.svg';

export function VehicleCard({ vehicle, currency }: { readonly vehicle: OfferedVehicle; readonly currency: string }) {
  const { i18n } = useLingui();
  const { vehicle_name: name, trip_price: price, trip_minutes: minutes, why_not: whyNot } = vehicle;
  return (
    <RadioCard
      look="filled"
      value={vehicle._id}
      disabled={whyNot !== null}
      className={styles.card}
      label={
        <span className={styles.vehicle}>
          <Picture src={vehicle.image_url || VEHICLE_PICTURE} alt="" width={64} height={44} className={styles.picture} />
          <span className={styles.name}>{name}</span>{' '}
          {whyNot ? (
            <span className={styles.says}>{i18n._(vehicleRefusalText(whyNot))}</span>
          ) : (
            <>
              {price === null ? null : <span className={styles.price}>{formatMoney(toMinor(price), currency)}</span>}{' '}
              {minutes === null ? null : (
                <span className={styles.says}>
                  <Trans>there in {minutes} min</Trans>
                </span>
              )}
            </>
          )}{' '}
          {vehicle.chosen_last ? (
            <span className={styles.says}>
              <Trans>Used last time</Trans>
            </span>
          ) : null}
        </span>
      }
    />
  );
}
