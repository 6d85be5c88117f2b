import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { placeText } from '../address/place-text.ts';
import { Contact } from '../checkout/payment/Contact.tsx';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';

export function ParcelSummary({ way, vehicle }: { readonly way: ParcelWay } & Pick<OpenBooking['view'], 'vehicle'>) {
  return (
    <section aria-labelledby="parcel-summary" className={styles.summary}>
      <h3 id="parcel-summary">
        <Trans>Your parcel</Trans>
      </h3>
      <dl className={styles.facts}>
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>
          <End address={way.pickup} />
        </dd>
        <dt>
          <Trans>To</Trans>
        </dt>
        <dd>
          <End address={way.dropOff} />
        </dd>
        <dt>
          <Trans>Vehicle</Trans>
        </dt>
        <dd>{vehicle?.vehicle_name}</dd>
      </dl>
    </section>
  );
}

function End({ address }: { readonly address: OrderAddress }) {
  const { i18n } = useLingui();
  const { name, phone, country_phone_code: code } = address.user_details;
  return (
    <>
      <strong>{placeText(i18n, address.address)}</strong>
      <Contact contact={{ name, phone: code + phone, note: address.note ?? '', destination: address }} isPickup={false} />
    </>
  );
}
