import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import { receiptOf, type ReceiptPart } from '#domain/orders/receipt.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { useVatLine } from './use-vat-line.ts';
import styles from './PriceReceipt.module.css';

const LOOKS: Partial<Record<ReceiptPart, string | undefined>> = {
  servicePrice: styles.detail,
  serviceTax: styles.detail,
  serviceCost: styles.subtotal,
};

const OF_THE_WAY: readonly ReceiptPart[] = ['servicePrice', 'serviceTax', 'serviceCost'];

type PriceReceiptProps = {
  readonly payment: OrderPayment;
  readonly currency: string;
  readonly isLeast?: boolean;
  readonly className?: string | undefined;
};

export function PriceReceipt({ payment, currency, isLeast = false, className }: PriceReceiptProps) {
  const { t } = useLingui();
  const parts = receiptOf(payment);
  const hasSubtotal = parts.some(({ part }) => part === 'serviceCost');
  const labels: Record<ReceiptPart, string> = {
    servicePrice: t`Delivery`,
    serviceTax: t`VAT on delivery`,
    serviceCost: t`Delivery total`,
    itemPrice: t`Items`,
    itemTax: t`VAT on items`,
    serviceFees: t`Service fee`,
    promoBonus: t`Promo discount`,
    courierTip: t`Tip for the courier`,
  };
  const show = (amount: Minor, isOpen: boolean) => {
    const least = formatMoney(amount, currency);
    return isOpen ? t`from ${least}` : least;
  };
  const dressed = (part: ReceiptPart, text: string): ReactNode =>
    hasSubtotal && LOOKS[part] ? <span className={LOOKS[part]}>{text}</span> : text;
  return (
    <Receipt
      {...(className ? { className } : {})}
      lines={parts.map(({ part, amount }) => ({
        key: part,
        label: dressed(part, labels[part]),
        amount: dressed(part, show(amount, isLeast && OF_THE_WAY.includes(part))),
        tone: part === 'promoBonus' ? 'promo' : 'plain',
      }))}
      total={{ label: t`Total`, amount: show(toMinor(payment.user_pay_payment), isLeast) }}
      below={useVatLine(payment, currency)}
    />
  );
}
