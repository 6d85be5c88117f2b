import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreDetail } from '#contract/entities/store.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import styles from './StoreFigures.module.css';

type PricesNoteProps = {
  readonly store: Pick<
    StoreDetail,
    'min_order_price' | 'item_tax' | 'is_tax_included' | 'delivery_tax' | 'service_fee' | 'is_provide_delivery'
  >;
  readonly currency: string;
};

export function PricesNote({ store, currency }: PricesNoteProps) {
  const { i18n } = useLingui();
  const percent = (value: number) => i18n.number(value, { maximumFractionDigits: 2 });
  const { item_tax: itemTax, delivery_tax: deliveryTax = 0, service_fee: serviceFee = 0 } = store;
  const minimum = store.min_order_price ?? 0;
  const minimumText = formatMoney(toMinor(minimum), currency);
  const fee = formatMoney(toMinor(serviceFee), currency);
  const [onItems, onDelivery] = [percent(itemTax), percent(deliveryTax)];
  const isIn = store.is_tax_included === true;
  const isDeliveryTaxed = deliveryTax > 0 && store.is_provide_delivery;
  if (minimum === 0 && !isIn && itemTax === 0 && !isDeliveryTaxed && serviceFee === 0) return null;
  return (
    <ul className={styles.onTop}>
      {minimum === 0 ? null : (
        <li>
          <Trans>{minimumText} minimum</Trans>
        </li>
      )}
      {serviceFee > 0 ? (
        <li>
          <Trans>{fee} service fee</Trans>
        </li>
      ) : null}
      {isIn ? (
        <li>
          <Trans>Prices include VAT</Trans>
        </li>
      ) : itemTax > 0 ? (
        <li>
          <Trans>Plus {onItems}% VAT on items</Trans>
        </li>
      ) : null}
      {isDeliveryTaxed ? (
        <li>
          <Trans>Plus {onDelivery}% VAT on delivery</Trans>
        </li>
      ) : null}
    </ul>
  );
}
