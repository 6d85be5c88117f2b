import { Trans } from '@lingui/react/macro';
import type { OrderInvoice } from '#contract/entities/order-invoice.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import styles from './Invoice.module.css';

/** The value added tax in what was paid, rate by rate; the amounts with tax, less the promo, are the total. */
export function VatTable({ invoice: { vat, currency_sign: currency } }: { readonly invoice: OrderInvoice }) {
  if (vat.length === 0) return null;
  const money = (amount: number) => formatMoney(toMinor(amount), currency);
  return (
    <table className={styles.vat}>
      <caption>
        <Trans>Value added tax in it</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="of a tax">Rate</Trans>
          </th>
          <th scope="col">
            <Trans>Without tax</Trans>
          </th>
          <th scope="col">
            <Trans>Tax</Trans>
          </th>
          <th scope="col">
            <Trans>With tax</Trans>
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
    </table>
  );
}
