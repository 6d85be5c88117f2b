import { Trans, useLingui } from '@lingui/react/macro';
import { timeText } from '#domain/schedule/time-text.ts';
import type { ParcelPicture } from '#machines/parcel-pictures/parcel-pictures.setup.ts';
import { usePictureAddress } from '#src/features/courier/pictures/use-parcel-pictures.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from '../courier.module.css';
import paying from '../payment-step.module.css';
import type { OpenBooking } from '../open-booking.ts';
import { VEHICLE_PICTURE } from './VehicleCard.tsx';

type VehicleChosenProps = Pick<OpenBooking, 'view'> & {
  readonly pictures: readonly ParcelPicture[];
  readonly onChange: () => void;
};

export function VehicleChosen({ view: { vehicle, invoice, way }, pictures, onChange }: VehicleChosenProps) {
  const { t, i18n } = useLingui();
  const minutes = invoice?.estimated_minutes;
  const street = way?.dropOff.address.split(',')[0] ?? '';
  const moment = invoice && { now: Date.parse(invoice.server_time), timezone: invoice.timezone };
  const by = moment && minutes !== undefined ? timeText(i18n.locale, moment.now + minutes * 60_000, moment) : null;
  return (
    <Card as="section" aria-labelledby="parcel-vehicle">
      <div className={paying.vehicle}>
        <Picture src={vehicle?.image_url || VEHICLE_PICTURE} alt="" width={76} height={76} className={paying.vehiclePicture} />
        <div>
          <h2 id="parcel-vehicle">{vehicle?.vehicle_name ?? t`Vehicle`}</h2>
          {by ? (
            <p className={styles.quiet}>
              <Trans>
                Arrives at {street} around <strong>{by}</strong>
              </Trans>
            </p>
          ) : null}
        </div>
        <Button variant="quiet" size="small" aria-label={t`Change the vehicle`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      </div>
      {pictures.length > 0 ? (
        <ul className={paying.thumbs} aria-label={t`Photos`}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Thumb picture={picture} number={index + 1} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function Thumb({ picture: { id, name, is }, number }: { readonly picture: ParcelPicture; readonly number: number }) {
  const { t } = useLingui();
  const address = usePictureAddress(id, is === 'ready');
  return address ? <img src={address} alt={t`Photo ${number}: ${name}`} /> : null;
}
