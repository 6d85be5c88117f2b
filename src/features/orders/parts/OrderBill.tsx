import { Trans } from '@lingui/react/macro';
import type { CartEntry } from '#contract/entities/cart.ts';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { FoodWarning } from '#src/features/diets/FoodWarning.tsx';
import { WishOfLine } from '#src/features/receipt/WishOfLine.tsx';
import { PriceReceipt } from '#src/features/receipt/PriceReceipt.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { OrderView } from '../order.view.ts';
import styles from './OrderBill.module.css';

export const OrderBill = ({ order, view: { currency } }: { readonly order: Order; readonly view: OrderView }) => (
  <>
    <OrderedItems entries={order.cart_detail.order_details} currency={currency} />
    <PriceReceipt payment={order.order_payment_detail} currency={currency} className={styles.receipt} />
  </>
);

export const OrderedItems = ({ entries, currency }: { readonly entries: readonly CartEntry[]; readonly currency: string }) => (
  <ul className={styles.items}>
    {entries
      .flatMap(({ items }) => items)
      .map((item, place) => (
        <OrderedItem key={place} item={item} currency={currency} />
      ))}
  </ul>
);

function OrderedItem({ item, currency }: { readonly item: CartEntry['items'][number]; readonly currency: string }) {
  const options = item.specifications.flatMap(({ list }) => list.map(({ name }) => name)).join(' · ');
  return (
    <li className={styles.item}>
      <strong>{item.quantity}</strong>
      <div className={styles.words}>
        <p>
          <Unbroken>{item.item_name}</Unbroken>
        </p>
        {options ? (
          <p className={styles.note}>
            <Unbroken>{options}</Unbroken>
          </p>
        ) : null}
        {item.note_for_item ? (
          <p className={styles.note}>
            <Trans>“{item.note_for_item}”</Trans>
          </p>
        ) : null}
        <WishOfLine wish={item.if_missing} className={styles.note} />
        <FoodWarning of={item.item_details} isLine />
      </div>
      <strong className={styles.price}>{formatMoney(toMinor(item.total_item_and_specification_price), currency)}</strong>
    </li>
  );
}
