import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { internationalPhone } from '#domain/phone.ts';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import type { OrderView } from '../order.view.ts';
import styles from './tracking.module.css';

/** Where the order comes from, where it goes and who brings it. */
export function OrderPlaces({ order, view: { from, to, storeName } }: { readonly order: Order; readonly view: OrderView }) {
  const courier = order.provider_detail;
  const phone = from?.user_details.phone ? internationalPhone(from.user_details.phone, from.user_details.country_phone_code) : '';
  return (
    <Card as="section" padded={false} aria-labelledby="order-places">
      {order.store_detail?.image_url ? (
        <Picture src={order.store_detail.image_url} alt="" width={760} height={356} rounded={false} className={styles.cover} />
      ) : null}
      <div className={styles.places}>
        <h2 id="order-places" className={styles.small}>
          <Trans>From and to</Trans>
        </h2>
        <dl className={styles.facts}>
          {courier ? (
            <>
              <dt>
                <Trans context="who brings an order">Courier</Trans>
              </dt>
              <dd>
                {courier.first_name} {courier.last_name.slice(0, 1)}.
              </dd>
            </>
          ) : null}
          <dt>{to ? <Trans>From</Trans> : <Trans>Collect at</Trans>}</dt>
          <dd>
            {storeName}
            {from?.address ? `, ${from.address}` : ''}
          </dd>
          {phone ? (
            <>
              <dt>
                <Trans>Store’s phone</Trans>
              </dt>
              <dd>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </dd>
            </>
          ) : null}
          {to ? (
            <>
              <dt>
                <Trans>To</Trans>
              </dt>
              <dd>{to.address}</dd>
            </>
          ) : null}
        </dl>
      </div>
    </Card>
  );
}
