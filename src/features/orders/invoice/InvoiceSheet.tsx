import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderInvoice } from '#contract/entities/order-invoice.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { internationalPhone } from '#domain/phone.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { PriceReceipt } from '#src/features/receipt/PriceReceipt.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { OrderedItems } from '../parts/OrderBill.tsx';
import { useMoneyBackLines } from '../parts/use-money-back-lines.ts';
import { usePartLines } from '../parts/use-paid-lines.ts';
import styles from './Invoice.module.css';
import { VatTable } from './VatTable.tsx';

const phoneOf = ({ phone, country_phone_code: code }: { readonly phone: string; readonly country_phone_code: string }) =>
  phone === '' ? '' : internationalPhone(phone, code || undefined);

/** All that proves what was paid, on one sheet (decision 075). */
export function InvoiceSheet({ invoice }: { readonly invoice: OrderInvoice }) {
  const { t, i18n } = useLingui();
  const { currency_sign: currency, customer, seller, marketplace, timezone, pickup_address: from, vehicle_name: vehicle } = invoice;
  const isParcel = from !== undefined;
  const paid = usePartLines(invoice.payment_parts, invoice.is_user_pick_up_order ? 'store' : 'door', currency);
  const back = useMoneyBackLines(invoice.money_back, currency, timezone);
  const kept = formatMoney(toMinor(invoice.cancel_charge), currency);
  return (
    <article className={styles.sheet} aria-labelledby="invoice-title">
      {marketplace && seller && marketplace.name !== seller.name ? (
        <p className={styles.marketplace}>{[marketplace.name, marketplace.vat_number].filter(Boolean).join(' · ')}</p>
      ) : null}
      <header className={styles.top}>
        <h2 id="invoice-title" className={styles.title}>
          <Trans>Invoice {invoice.invoice_number}</Trans>
        </h2>
        <dl className={styles.facts}>
          <Fact name={t`Order`}>
            <span translate="no">{invoice.unique_id}</span>
          </Fact>
          <Fact name={t`Ordered`}>{dayAndTime(i18n.locale, Date.parse(invoice.ordered_at), timezone)}</Fact>
          {invoice.completed_at ? (
            <Fact name={t`Finished`}>{dayAndTime(i18n.locale, Date.parse(invoice.completed_at), timezone)}</Fact>
          ) : null}
        </dl>
      </header>
      <div className={styles.parties}>
        {seller ? (
          <section aria-labelledby="invoice-seller">
            <h3 id="invoice-seller">
              <Trans>Sold by</Trans>
            </h3>
            <address className={styles.address}>
              <span>{seller.name}</span>
              <br />
              <span>
                <Unbroken>{seller.address}</Unbroken>
              </span>
              <br />
              <span>
                <Unbroken>{`${seller.post_code} ${seller.city}`}</Unbroken>
              </span>
              <Lines of={[phoneOf(seller), seller.email, seller.vat_number ?? '']} />
            </address>
          </section>
        ) : null}
        <section aria-labelledby="invoice-customer">
          <h3 id="invoice-customer">
            <Trans>For</Trans>
          </h3>
          <address className={styles.address}>
            <span>{customer.name}</span>
            <Lines of={[isParcel ? '' : invoice.destination_address, phoneOf(customer)]} />
          </address>
        </section>
      </div>
      {isParcel ? (
        <dl className={styles.facts}>
          <Fact name={t`Picked up`}>{from}</Fact>
          <Fact name={t`Delivered to`}>{invoice.destination_address}</Fact>
          {vehicle ? <Fact name={t`Delivered by`}>{vehicle}</Fact> : null}
        </dl>
      ) : null}
      <OrderedItems entries={invoice.order_details} currency={currency} />
      <PriceReceipt payment={invoice.order_payment} currency={currency} className={styles.part} />
      <Receipt lines={paid} className={styles.part} />
      {invoice.cancel_charge > 0 || back.length > 0 ? (
        <Receipt
          className={styles.part}
          lines={[...(invoice.cancel_charge > 0 ? [{ key: 'kept', label: t`Cancellation fee`, amount: kept }] : []), ...back]}
        />
      ) : null}
      <VatTable invoice={invoice} />
    </article>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children}</dd>
  </div>
);

const Lines = ({ of }: { readonly of: readonly string[] }) =>
  of
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line}>
        <br />
        <Unbroken>{line}</Unbroken>
      </span>
    ));
