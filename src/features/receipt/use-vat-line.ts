import { useLingui } from '@lingui/react/macro';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';

/** How much of a total is value added tax, as a line below it; none where nobody tells, or nothing is taxed. */
export function useVatLine({ vat_included: vat = 0 }: OrderPayment, currency: string): ReceiptLine[] {
  const { t } = useLingui();
  return vat > 0 ? [{ key: 'vat', label: t`VAT included`, amount: formatMoney(toMinor(vat), currency) }] : [];
}
