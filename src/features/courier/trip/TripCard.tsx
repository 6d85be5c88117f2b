import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { internationalPhone } from '#domain/phone.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { NameAndPhone } from '#src/ui/NameAndPhone.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import styles from '../courier.module.css';
import type { OpenBooking } from '../open-booking.ts';
import { TripOnMap } from './TripOnMap.tsx';

export function TripCard({ view: { way, trip }, onChange }: Pick<OpenBooking, 'view'> & { readonly onChange: () => void }) {
  const { t } = useLingui();
  if (!way) return null;
  return (
    <Card as="section" aria-labelledby="parcel-trip">
      <div className={styles.cardHead}>
        <h2 id="parcel-trip">
          <Trans>The trip</Trans>
        </h2>
        <Button
          variant="quiet"
          size="small"
          icon={<Pencil size={18} aria-hidden="true" />}
          aria-label={t`Change the addresses`}
          onClick={onChange}
        >
          <Trans>Change</Trans>
        </Button>
      </div>
      <ol className={styles.route}>
        <Stop address={way.pickup} />
        <Stop address={way.dropOff} />
      </ol>
      <TripOnMap pickup={way.pickup} dropOff={way.dropOff} trip={trip.is === 'known' ? trip.trip : null} />
    </Card>
  );
}

function Stop({ address: { address, note, user_details } }: { readonly address: OrderAddress }) {
  const { i18n } = useLingui();
  const { name, phone, country_phone_code: code } = user_details;
  return (
    <li>
      <strong>
        <Unbroken>{placeText(i18n, address)}</Unbroken>
      </strong>
      <p className={styles.quiet}>
        <span>
          <NameAndPhone name={name} phone={internationalPhone(phone, code)} />
        </span>
        {note?.trim() ? (
          <span>
            . <bdi>{note}</bdi>
          </span>
        ) : null}
      </p>
    </li>
  );
}
