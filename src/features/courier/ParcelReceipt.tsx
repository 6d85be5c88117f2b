import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { receiptOf, type ReceiptPart } from '#domain/orders/receipt.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { useVatLine } from '../receipt/use-vat-line.ts';
import { distanceText } from '../address/map/distance-text.ts';
import paying from './payment-step.module.css';
import type { OpenBooking } from './open-booking.ts';

/** To the smallest coin the server rounds a way’s price; whole minor units. */
const SMALLEST_COIN = 5;

type ParcelReceiptProps = Pick<OpenBooking, 'view'> & { readonly payment: OrderPayment; readonly currency: string };

/** What the parcel costs, line by line, each only where there is any (specification 2, section 2.1); the way and its unit spelled out where they are known. */
export function ParcelReceipt({ view: { invoice }, payment, currency }: ParcelReceiptProps) {
  const { t, i18n } = useLingui();
  const metres = invoice?.trip?.distance;
  const perUnit = payment.price_per_unit_distance;
  // Where a tariff asks more than so much a kilometre, the product would be another amount than the one beside it.
  const isAllOfIt =
    metres !== undefined &&
    !payment.is_distance_unit_mile &&
    Math.abs(toMinor((metres / 1_000) * perUnit) - toMinor(payment.total_service_price)) <= SMALLEST_COIN;
  const code = payment.promo_code_name;
  const unit = formatMoney(toMinor(perUnit), currency);
  const labels: Record<ReceiptPart, string> = {
    servicePrice: t`Delivery`,
    serviceTax: t`VAT on delivery`,
    serviceCost: t`Delivery total`,
    itemPrice: t`Items`,
    itemTax: t`VAT on items`,
    serviceFees: t`Service fee`,
    promoBonus: code ? t`Promo discount ${code}` : t`Promo discount`,
    courierTip: t`Tip for the courier`,
  };
  return (
    <Receipt
      lines={receiptOf(payment).map(({ part, amount }) => ({
        key: part,
        label:
          part === 'servicePrice' && metres ? (
            <>
              <span>{labels[part]}</span>{' '}
              <span className={paying.spelled}>{isAllOfIt ? `${distanceText(i18n, metres)} × ${unit}` : distanceText(i18n, metres)}</span>
            </>
          ) : (
            labels[part]
          ),
        amount: formatMoney(amount, currency),
        tone: part === 'promoBonus' ? 'promo' : 'plain',
      }))}
      total={{ label: <Trans>Total to pay</Trans>, amount: formatMoney(toMinor(payment.user_pay_payment), currency) }}
      below={useVatLine(payment, currency)}
    />
  );
}
