import { Trans, useLingui } from '@lingui/react/macro';
import { internationalPhone } from '../../../domain/phone.ts';
import type { InvoiceView } from '../../../machines/invoice/invoice.view.ts';
import type { Purchase } from '../../../machines/payment/payment.setup.ts';
import { scheduledText } from '../frame/scheduled-text.ts';
import type { FilledBasket } from '../basket/filled-basket.ts';
import { minutesOf, storeOf } from '../basket/checkout-facts.ts';
import styles from './payment.module.css';
import { Estimate } from '../basket/Estimate.tsx';

type OrderSummaryProps = { readonly basket: FilledBasket; readonly invoice: InvoiceView; readonly purchase: Purchase | null };

/** The order in words: what, where and when. */
export function OrderSummary({ basket: { cart, lines }, invoice, purchase }: OrderSummaryProps) {
  const { i18n } = useLingui();
  const { isPickup, time } = purchase?.receiving ?? invoice.receiving;
  const minutes = minutesOf(invoice);
  const contact = purchase?.contact;
  const destination = contact?.destination;
  const place = isPickup ? (storeOf(invoice)?.address ?? cart.pickup_addresses[0]?.address) : destination?.address;
  const { floor, entry_code: code } = destination ?? {};
  return (
    <section aria-labelledby="order-summary">
      <h3 id="order-summary" className={styles.heading}><Trans>Your order</Trans></h3>
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
          {floor ? <p className={styles.quiet}><Trans>Floor {floor}</Trans></p> : null}
          {code ? <p className={styles.quiet}><Trans>Entry code {code}</Trans></p> : null}
          <p className={styles.quiet}>{contact?.name}, {internationalPhone(contact?.phone ?? '')}</p>
          {contact?.note && !isPickup ? <p className={styles.quiet}><Trans>“{contact.note}”</Trans></p> : null}
        </dd>
        <dt><Trans>When</Trans></dt>
        <dd>
          <strong>{time ? scheduledText(i18n, time) : <Trans>As soon as possible</Trans>}</strong>
          {minutes && !time ? <p className={styles.quiet}><Estimate {...minutes} /></p> : null}
        </dd>
      </dl>
    </section>
  );
}
