import { Trans, useLingui } from '@lingui/react/macro';
import type { InvoiceView } from '#machines/invoice/invoice.view.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import { scheduledText } from '#domain/schedule/time-text.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { FilledBasket } from '../basket/filled-basket.ts';
import { minutesOf, storeOf } from '../basket/checkout-facts.ts';
import { CancelUntil } from './CancelUntil.tsx';
import { Contact } from './Contact.tsx';
import styles from './payment.module.css';
import { Estimate } from '../basket/Estimate.tsx';

type OrderSummaryProps = { readonly basket: FilledBasket; readonly invoice: InvoiceView; readonly purchase: Purchase | null };

export function OrderSummary({ basket: { cart, lines }, invoice, purchase }: OrderSummaryProps) {
  const { isPickup, time } = purchase?.fulfilment ?? invoice.fulfilment;
  const contact = purchase?.contact;
  return (
    <section aria-labelledby="order-summary">
      <h3 id="order-summary" className={styles.heading}>
        <Trans>Your order</Trans>
      </h3>
      <dl className={styles.facts}>
        <dt>
          <Trans>What</Trans>
        </dt>
        <dd>
          <strong>{cart.store_name}</strong>
          <ul>
            {lines.map(({ key, line, known }) => (
              <li key={key}>
                {line.quantity} × {known?.item_name}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{isPickup ? <Trans>Collect at</Trans> : <Trans>Where</Trans>}</dt>
        <dd>
          <strong>
            <Unbroken>
              {(isPickup ? (storeOf(invoice)?.address ?? cart.pickup_addresses[0]?.address) : contact?.destination?.address) ?? ''}
            </Unbroken>
          </strong>
          {contact ? <Contact contact={contact} isPickup={isPickup} /> : null}
        </dd>
        <dt>
          <Trans>When</Trans>
        </dt>
        <dd>
          <When time={time} invoice={invoice} />
        </dd>
      </dl>
    </section>
  );
}

function When({ time, invoice }: { readonly time: InvoiceView['fulfilment']['time']; readonly invoice: InvoiceView }) {
  const { i18n } = useLingui();
  if (time)
    return (
      <>
        <strong>{scheduledText(i18n.locale, time)}</strong>
        <CancelUntil className={styles.quiet} />
      </>
    );
  const minutes = minutesOf(invoice);
  return (
    <>
      <strong>
        <Trans>As soon as possible</Trans>
      </strong>
      {minutes ? (
        <p className={styles.quiet}>
          <Estimate {...minutes} />
        </p>
      ) : null}
    </>
  );
}
