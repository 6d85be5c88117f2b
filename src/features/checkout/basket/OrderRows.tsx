import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { withDoor } from '#domain/checkout/door.ts';
import { noteInCash } from '#domain/checkout/note.ts';
import type { ContactField, ContactProblems } from '#domain/checkout/recipient.ts';
import { isPaidAtDoor } from '#domain/payment/methods.ts';
import { scheduledText } from '#domain/schedule/time-text.ts';
import { doorText } from '#src/features/address/door-text.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import type { FulfilmentTimeEvent, FulfilmentTimeView } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { EstimateOf } from './checkout-facts.ts';
import { Estimate } from './Estimate.tsx';
import { OtherPlace, PresetNote, TimeTrouble } from './lazy-notices.ts';
import { OrderRow } from './OrderRow.tsx';
import styles from './order-rows.module.css';
import { PayRow } from './pay-parts.tsx';
import { problemText } from './problem-text.ts';

type OrderRowsProps = {
  readonly flows: CheckoutFlows;
  readonly store: StoreDetail | null;
  readonly view: FulfilmentTimeView;
  readonly minutes: EstimateOf | null;
  readonly destination: OrderAddress | null;
  readonly problems: ContactProblems;
  readonly user: StoredUser | null;
  readonly cityId: string | null;
  readonly currency: string;
  readonly onSend: (event: FulfilmentTimeEvent) => void;
  readonly onPay: (() => void) | undefined;
};

export function OrderRows(props: OrderRowsProps) {
  const { flows, store, view, minutes, destination, user, cityId, currency, onSend, onPay } = props;
  const { t, i18n } = useLingui();
  const [, openRow] = flows.sheet;
  return (
    <Card as="section" aria-label={t`Delivery details`} className={styles.card}>
      <ul>
        {flows.invoice[0].fulfilment.isPickup ? (
          <OrderRow icon={<MapPin size={20} />} label={t`Collect at`} title={store ? <Unbroken>{store.address}</Unbroken> : null} />
        ) : (
          <WhereRow {...props} />
        )}
        <OrderRow
          icon={<Clock size={20} />}
          label={t`When`}
          {...whenTexts(i18n.locale, view.time, minutes)}
          changeLabel={t`Change the time`}
          onChange={() => openRow({ type: 'row.opened', row: 'when' })}
        />
        <WhoRow {...props} />
        {user && cityId ? <PayRow flows={flows} customer={user} cityId={cityId} currency={currency} onChange={onPay} /> : null}
      </ul>
      {flows.invoice[0].fulfilment.isPickup || !destination ? null : <OtherPlace flow={flows.address} destination={destination} />}
      {view.time.is === 'preset' ? <PresetNote view={view.time} onSend={onSend} /> : null}
      {view.time.trouble === null ? null : <TimeTrouble time={view.time} onSend={onSend} />}
      <Pickup store={store} way={view.way} onSend={onSend} />
    </Card>
  );
}

const problemsIn = (i18n: I18n, problems: ContactProblems, fields: readonly ContactField[]): string =>
  fields.flatMap((field) => (problems[field] ? [i18n._(problemText(field, problems[field]))] : [])).join(' ');

type RowProps = Pick<OrderRowsProps, 'flows' | 'problems'>;

function WhereRow({ flows, problems, destination }: RowProps & Pick<OrderRowsProps, 'destination'>) {
  const { t, i18n } = useLingui();
  const [{ draft, isWanting }] = flows.contact;
  const [address] = flows.address;
  const [, openRow] = flows.sheet;
  const { wanted = null, failure = null } = address.is === 'kept' ? address : {};
  const [{ way }] = flows.placement;
  const said = isPaidAtDoor(way.way) ? noteInCash(draft.note) : draft.note;
  const note = said && t`“${said}”`;
  return (
    <OrderRow
      icon={<MapPin size={20} />}
      label={t`Where`}
      title={destination ? <Unbroken>{placeText(i18n, withDoor(destination, draft))}</Unbroken> : <Trans>Delivery address</Trans>}
      details={
        address.is === 'changing' ? (
          <Trans>Changing the address</Trans>
        ) : (
          doorText(i18n, { floor: draft.floor, entry_code: draft.entryCode, comment: note })
        )
      }
      // What the courier lacks is said before anybody presses Pay; that nothing is chosen yet needs no words.
      problem={
        failure ? (
          <>
            {wanted ? <Unbroken>{`${placeText(i18n, wanted.address)}: `}</Unbroken> : null}
            <FailureText failure={failure} />
          </>
        ) : (
          (destination || isWanting) && problemsIn(i18n, problems, ['address', 'houseNumber', 'placeName', 'postcode', 'note'])
        )
      }
      isBad={isWanting || failure !== null}
      changeLabel={t`Change the delivery address`}
      isEmpty={destination === null}
      onChange={() => openRow({ type: 'row.opened', row: 'where' })}
    />
  );
}

function WhoRow({ flows, problems }: RowProps) {
  const { t, i18n } = useLingui();
  const [{ draft, isWanting }] = flows.contact;
  const [, openRow] = flows.sheet;
  const isKnown = draft.name !== '' || draft.phone !== '';
  const missing = (['name', 'phone'] as const).filter((field) => problems[field] === 'required').join(' ');
  const says: Readonly<Record<string, string>> = {
    'name phone': t`Add your name and phone number.`,
    name: t`Add your name.`,
    phone: t`Add your phone number.`,
  };
  return (
    <OrderRow
      icon={<User size={20} />}
      label={flows.invoice[0].fulfilment.isPickup ? t`Collected by` : t`Who`}
      title={isKnown ? draft.name || draft.phone : <Trans>Your name and phone</Trans>}
      details={draft.name ? draft.phone : ''}
      problem={isWanting && (says[missing] ?? problemsIn(i18n, problems, ['name', 'phone']))}
      isBad={isWanting}
      isEmpty={!isKnown}
      changeLabel={t`Change name and phone`}
      onChange={() => openRow({ type: 'row.opened', row: 'who' })}
    />
  );
}

function whenTexts(language: string, time: FulfilmentTimeView['time'], minutes: EstimateOf | null) {
  if (time.is === 'asap')
    return minutes
      ? { title: <Estimate {...minutes} />, details: <Trans>As soon as possible</Trans> }
      : { title: <Trans>As soon as possible</Trans> };
  if (time.choice) return { title: scheduledText(language, time.choice) };
  return { title: <Trans>Choose a time</Trans>, isEmpty: true };
}

type PickupProps = Pick<OrderRowsProps, 'store' | 'onSend'> & { readonly way: FulfilmentTimeView['way'] };

function Pickup({ store, way, onSend }: PickupProps) {
  if (!store || way.pickup === 'absent') return null;
  const place = <Unbroken>{store.address}</Unbroken>;
  return (
    <Checkbox
      className={styles.pickup}
      label={<Trans>I'll pick it up</Trans>}
      description={
        way.pickup === 'lockedOn' ? (
          <Trans>This store doesn’t deliver: {place}</Trans>
        ) : way.pickup === 'lockedOff' ? (
          <Trans>Pickup is not possible at the moment.</Trans>
        ) : (
          <Trans>No delivery fee, {place}</Trans>
        )
      }
      checked={way.isPickup}
      disabled={way.pickup !== 'free'}
      onChange={({ target }) => onSend({ type: target.checked ? 'pickup.chosen' : 'delivery.chosen' })}
    />
  );
}
