import { useLingui } from '@lingui/react/macro';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';

export function useVatLine({ vat_included: vat = 0 }: OrderPayment, currency: string): ReceiptLine[] {
  const { t } = useLingui();
  return vat > 0 ? [{ key: 'vat', label: t`VAT included`, amount: formatMoney(toMinor(vat), currency) }] : [];
}
