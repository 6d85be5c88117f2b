import { useLingui } from '@lingui/react/macro';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { formatMoney } from '#domain/money.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { squarePicture } from '#src/features/diets/square-picture.ts';
import styles from './OrderAgain.module.css';
import { ReorderButton } from './ReorderButton.tsx';
import { useReorderCard } from './use-reorder-card.ts';

export function ReorderRow({ customerId, order }: { readonly customerId: string; readonly order: HistoryOrder }) {
  const { t } = useLingui();
  const { storeName, contents, pictures, price, currency, isPreOrder } = useReorderCard(customerId, order);
  const picture = pictures[0] ? squarePicture(pictures[0]) : null;
  return (
    <li className={styles.row}>
      {picture ? <Picture src={picture} alt="" width={112} height={112} className={styles.small} /> : <span className={styles.small} />}
      <div className={styles.words}>
        <h3 className={styles.store}>{storeName}</h3>
        <p className={styles.contents}>{contents}</p>
        <div className={styles.buy}>
          <p className={styles.price}>{price === null ? '\u00A0' : formatMoney(price, currency)}</p>
          <ReorderButton
            orderId={order._id}
            isPreOrder={isPreOrder}
            variant="secondary"
            size="small"
            label={isPreOrder ? t`Pre-order again from ${storeName}` : t`Order again from ${storeName}`}
          />
        </div>
      </div>
    </li>
  );
}
