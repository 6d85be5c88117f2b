import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { hoursAndMinutes } from '#domain/orders/arrival.ts';
import { internationalPhone } from '#domain/phone.ts';
import type { RideWords } from '#machines/ride/ride.view.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import type { OrderView } from '../order.view.ts';
import { Accordion, type Toggle } from './Accordion.tsx';
import { rideText } from './ride-text.ts';
import styles from './tracking.module.css';

type OrderPlacesProps = {
  readonly order: Order;
  readonly view: OrderView;
  readonly words: RideWords | null;
};

export function OrderPlaces({ order, view, words, ...toggle }: OrderPlacesProps & Toggle) {
  const { i18n, t } = useLingui();
  const { goal } = view;
  const floor = !view.isPickup && goal?.floor ? t`floor ${goal.floor}` : '';
  const place = goal ? [placeText(i18n, goal.address), floor].filter(Boolean).join(', ') : '';
  return (
    <Accordion id="order-places" title={<Trans>Delivery details</Trans>} note={place ? <Unbroken>{place}</Unbroken> : null} {...toggle}>
      <WayInWords order={order} view={view} words={words} />
    </Accordion>
  );
}

function WayInWords({ order, view: { from, to, storeName }, words }: OrderPlacesProps) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.facts}>
      {order.provider_detail && words ? (
        <>
          <dt>
            <Trans context="who brings an order">Courier</Trans>
          </dt>
          <dd>{rideText(i18n, words, order.timezone)}</dd>
        </>
      ) : null}
      {storeName === null ? <EndsInWords from={from} to={to} /> : <StoreInWords storeName={storeName} from={from} to={to} />}
      <TotalTime minutes={order.order_payment_detail.total_time} />
    </dl>
  );
}

function EndsInWords({ from, to }: Pick<OrderView, 'from' | 'to'>) {
  const { i18n } = useLingui();
  const said = (end: NonNullable<OrderView['from']>) =>
    [placeText(i18n, end.address), end.user_details.name, end.note].filter((part) => part?.trim()).join(', ');
  return (
    <>
      {from ? (
        <>
          <dt>
            <Trans>Pickup</Trans>
          </dt>
          <dd>
            <Unbroken>{said(from)}</Unbroken>
          </dd>
        </>
      ) : null}
      {to ? (
        <>
          <dt>
            <Trans>Drop-off</Trans>
          </dt>
          <dd>
            <Unbroken>{said(to)}</Unbroken>
          </dd>
        </>
      ) : null}
    </>
  );
}

function StoreInWords({ storeName, from, to }: Pick<OrderView, 'storeName' | 'from' | 'to'>) {
  const phone = from?.user_details.phone ? internationalPhone(from.user_details.phone, from.user_details.country_phone_code) : '';
  return (
    <>
      <dt>{to ? <Trans>From</Trans> : <Trans>Collect at</Trans>}</dt>
      <dd>
        <span>{storeName}</span>
        {from?.address ? (
          <span>
            <Unbroken>{`, ${from.address}`}</Unbroken>
          </span>
        ) : null}
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
          <dd>
            <Unbroken>{to.address}</Unbroken>
          </dd>
        </>
      ) : null}
    </>
  );
}

function TotalTime({ minutes: total }: { readonly minutes: number }) {
  const { hours, minutes } = hoursAndMinutes(total);
  if (hours + minutes === 0) return null;
  return (
    <>
      <dt>
        <Trans>Total time</Trans>
      </dt>
      <dd>
        {hours > 0 ? (
          <Trans>
            {hours} h {minutes} min
          </Trans>
        ) : (
          <Trans>{minutes} min</Trans>
        )}
      </dd>
    </>
  );
}
