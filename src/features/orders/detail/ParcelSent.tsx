import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Order } from '#contract/entities/order.ts';
import { internationalPhone } from '#domain/phone.ts';
import { Card } from '#src/ui/Card.tsx';
import { NameAndPhone } from '#src/ui/NameAndPhone.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import type { OrderView } from '../order.view.ts';
import { AddressLines, Detail } from './OrderAddress.tsx';
import styles from './OrderDetail.module.css';

export function ParcelSent({ order, view: { from, to, note } }: { readonly order: Order; readonly view: OrderView }) {
  const { t } = useLingui();
  return (
    <>
      <Card as="section" aria-labelledby="parcel-from">
        <h3 id="parcel-from">
          <Trans>Pickup address</Trans>
        </h3>
        <AddressLines of={from} person={<Person name={t`Sender`} of={from} />} />
      </Card>
      <Card as="section" aria-labelledby="order-address">
        <h3 id="order-address">
          <Trans>Delivery address</Trans>
        </h3>
        <AddressLines of={to} note={note} person={<Person name={t`Receiver`} of={to} />} />
      </Card>
      {order.vehicle_detail || order.image_url.length > 0 ? (
        <Card as="section" aria-labelledby="parcel-itself">
          <h3 id="parcel-itself">
            <Trans>Your parcel</Trans>
          </h3>
          {order.vehicle_detail ? (
            <dl className={styles.details}>
              <Detail name={<Trans>Vehicle</Trans>}>{order.vehicle_detail.vehicle_name}</Detail>
            </dl>
          ) : null}
          {order.image_url.length > 0 ? (
            <ul className={styles.pictures}>
              {order.image_url.map((address) => (
                <li key={address}>
                  <Picture src={address} alt={t`Picture you added to the order`} width={120} height={120} />
                </li>
              ))}
            </ul>
          ) : null}
        </Card>
      ) : null}
    </>
  );
}

function Person({ name, of }: { readonly name: string; readonly of: OrderAddress | null }) {
  const { name: who = '', phone = '', country_phone_code: code = '' } = of?.user_details ?? {};
  return who || phone ? (
    <Detail name={name}>
      <NameAndPhone name={who} phone={phone && internationalPhone(phone, code || undefined)} />
    </Detail>
  ) : null;
}
