import { Trans } from '@lingui/react/macro';
import Banknote from 'lucide-react/icons/banknote';
import type { ConfirmOrderDialogProps } from './ConfirmOrderDialog.tsx';
import styles from './confirm-order.module.css';
import { minutesOf, storeOf } from './checkout-facts.ts';
import { destinationOf } from './destination.ts';
import { Estimate } from './WhenCard.tsx';

/** The order in words: what, where, when and how it is paid. */
export function OrderSummary({ basket, placement, contact, total }: Omit<ConfirmOrderDialogProps, 'send'>) {
  const { cart, lines } = basket;
  const { isPickup } = placement.receiving;
  const minutes = minutesOf(placement);
  const place = isPickup ? (storeOf(placement)?.address ?? cart.pickup_addresses[0]?.address) : destinationOf(cart)?.address;
  return (
    <>
      {isPickup ? <p className={styles.lead}><Trans>You chose to collect your order from {cart.store_name}.</Trans></p> : null}
      <dl className={styles.facts}>
        <dt><Trans>What</Trans></dt>
        <dd>
          <strong>{cart.store_name}</strong>
          <ul>
            {lines.map(({ key, line, known }) => <li key={key}>{line.quantity} × {known?.item_name}</li>)}
          </ul>
        </dd>
        <dt>{isPickup ? <Trans>Collect at</Trans> : <Trans>Where</Trans>}</dt>
        <dd>
          <strong>{place}</strong>
          <p className={styles.quiet}>{contact.name}, {contact.phone}</p>
          {contact.note && !isPickup ? <p className={styles.quiet}><Trans>“{contact.note}”</Trans></p> : null}
        </dd>
        <dt><Trans>When</Trans></dt>
        <dd>
          <strong><Trans>As soon as possible</Trans></strong>
          {minutes ? <p className={styles.quiet}><Estimate {...minutes} /></p> : null}
        </dd>
      </dl>
      <p className={styles.cash}>
        <Banknote size={24} aria-hidden="true" />
        <span>
          <strong><Trans>Cash</Trans></strong>
          <span className={styles.quiet}>{isPickup ? <Trans>Hand over {total} at the store</Trans> : <Trans>Hand over {total} on delivery</Trans>}</span>
        </span>
      </p>
    </>
  );
}
