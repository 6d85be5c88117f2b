import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderPayment } from '../../../contract/entities/order.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import { Card } from '../../ui/Card.tsx';
import { Receipt, type ReceiptLine } from '../../ui/Receipt.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { InvoiceView } from '../../../machines/invoice/invoice.view.ts';
import { neededPart } from '../frame/later-part.tsx';
import basketStyles from './basket.module.css';
import styles from './checkout.module.css';
import { receiptParts, type ReceiptPart } from './receipt-parts.ts';

type PayCardProps = {
  readonly invoice: InvoiceView;
  readonly payment: OrderPayment | null;
  readonly currency: string;
  /** The amounts are of an earlier state and are being asked again. */
  readonly outdated: boolean;
  /** The customer accepts what changed. */
  readonly onAccept: () => void;
};

const Differences = neededPart(async () => (await import('./Differences.tsx')).Differences);

const DETAILS: readonly ReceiptPart[] = ['servicePrice', 'serviceTax'];

/** What is to pay and why. */
export function PayCard({ invoice, payment, currency, outdated, onAccept }: PayCardProps) {
  const { t } = useLingui();
  const labels: Record<ReceiptPart, string> = {
    servicePrice: t`Delivery`,
    serviceTax: t`Tax on delivery`,
    serviceCost: t`Delivery in total`,
    itemPrice: t`Items`,
    itemTax: t`Item tax`,
    serviceFees: t`Service fee`,
    promoBonus: t`Promo bonus`,
  };
  const toLine = ({ part, amount }: ReturnType<typeof receiptParts>[number]): ReceiptLine => {
    const shown = formatMoney(part === 'promoBonus' ? -amount : amount, currency);
    const kind = DETAILS.includes(part) ? styles.detail : part === 'serviceCost' ? styles.subtotal : undefined;
    const wrap = (text: ReactNode) => (kind ? <span className={kind}>{text}</span> : text);
    return { key: part, label: wrap(labels[part]), amount: wrap(shown), tone: part === 'promoBonus' ? 'promo' : 'plain' };
  };
  return (
    <Card as="section" aria-labelledby="basket-pay" aria-busy={outdated || undefined} className={styles.receipt}>
      <h2 id="basket-pay"><Trans>To pay</Trans></h2>
      {outdated || invoice.differences.length === 0 ? null : <Differences differences={invoice.differences} currency={currency} onAccept={onAccept} />}
      {payment ? (
        <Receipt
          className={outdated ? styles.outdated : undefined}
          lines={receiptParts(payment).map(toLine)}
          total={{ label: t`Total`, amount: formatMoney(toMinor(payment.user_pay_payment), currency) }}
        />
      ) : outdated ? (
        <Skeleton shape="block" className={basketStyles.skeleton} />
      ) : (
        <p className={basketStyles.quiet}><Trans>There is no price yet.</Trans></p>
      )}
    </Card>
  );
}
