import { Trans } from '@lingui/react/macro';
import type { OrderInvoice } from '#contract/entities/order-invoice.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import styles from './Invoice.module.css';

export function VatTable({ invoice }: { readonly invoice: OrderInvoice }) {
  const { vat, vat_promo: promo = 0, cancel_charge: kept, currency_sign: currency } = invoice;
  if (vat.length === 0) return null;
  // Of an order that ended without success only what is kept is left, which is never computed of the tip.
  const tip = kept > 0 ? 0 : (invoice.order_payment.courier_tip ?? 0);
  const money = (amount: number) => formatMoney(toMinor(amount), currency);
  const sum = (part: 'net' | 'tax' | 'gross') => vat.reduce((all, line) => all + toMinor(line[part]), 0);
  const sums = (
    <>
      <td>{formatMoney(sum('net'), currency)}</td>
      <td>{formatMoney(sum('tax'), currency)}</td>
      <td>{formatMoney(sum('gross'), currency)}</td>
    </>
  );
  return (
    <table className={styles.vat}>
      <caption>
        <Trans>VAT included</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="of a tax">Rate</Trans>
          </th>
          <th scope="col">
            <Trans>Excl. VAT</Trans>
          </th>
          <th scope="col">
            <Trans>Tax</Trans>
          </th>
          <th scope="col">
            <Trans>Incl. VAT</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {vat.map(({ percent, net, tax, gross }) => (
          <tr key={percent}>
            <th scope="row">{`${percent}\u202f%`}</th>
            <td>{money(net)}</td>
            <td>{money(tax)}</td>
            <td>{money(gross)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {promo > 0 || tip > 0 ? (
          <>
            <tr>
              <th scope="row">
                <Trans>Total</Trans>
              </th>
              {sums}
            </tr>
            {promo > 0 ? (
              <tr>
                <th scope="row" colSpan={3}>
                  <Trans>Promo code (VAT unchanged)</Trans>
                </th>
                <td>{money(-promo)}</td>
              </tr>
            ) : null}
            {tip > 0 ? (
              <tr>
                <th scope="row" colSpan={3}>
                  <Trans>Tip for the courier (no VAT)</Trans>
                </th>
                <td>{money(tip)}</td>
              </tr>
            ) : null}
            <tr className={styles.paid}>
              <th scope="row" colSpan={3}>
                <Trans>Paid</Trans>
              </th>
              <td>{formatMoney(sum('gross') - toMinor(promo) + toMinor(tip), currency)}</td>
            </tr>
          </>
        ) : (
          <tr className={styles.paid}>
            <th scope="row">{kept > 0 ? <Trans context="of an order’s money">Cancellation fee</Trans> : <Trans>Paid</Trans>}</th>
            {sums}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
