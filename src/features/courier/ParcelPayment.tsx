import { Trans, useLingui } from '@lingui/react/macro';
import { internationalPhone } from '#domain/phone.ts';
import { useApi } from '#src/api/api-context.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { NameAndPhone } from '#src/ui/NameAndPhone.tsx';
import { placeText } from '../address/place-text.ts';
import { PayDialog } from '../checkout/payment/PayDialog.tsx';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';
import { useCurrency } from './use-currency.ts';

export function ParcelPayment({ user, view, flows }: OpenBooking) {
  const { t } = useLingui();
  const currency = useCurrency();
  const { cityId } = useApi().whereabouts();
  const { way, vehicle, draft } = view;
  return (
    <PayDialog
      flows={flows}
      bought={{
        kind: 'parcel',
        currency,
        cityId,
        price: { invoice: view.invoice, failure: null },
        pricing: view.isPricing,
        customer: user,
        name: vehicle?.vehicle_name ?? t`Parcel`,
        detail: way ? <Street address={way.dropOff} /> : null,
        summary: way ? (
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
        ) : null,
        changes: null,
        dueAt: draft.payer === 'receiver' ? 'receiver' : 'pickup',
      }}
    />
  );
}

function Street({ address: { address } }: { readonly address: OrderAddress }) {
  const { i18n } = useLingui();
  return placeText(i18n, address);
}

function End({ address }: { readonly address: OrderAddress }) {
  const { name, phone, country_phone_code: code } = address.user_details;
  return (
    <>
      <strong>
        <Street address={address} />
      </strong>
      <p className={styles.quiet}>
        <NameAndPhone name={name} phone={internationalPhone(phone, code)} />
      </p>
    </>
  );
}
