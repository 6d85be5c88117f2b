import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { formatMoney } from '#domain/money.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { comingText } from '#domain/schedule/time-text.ts';
import styles from './OrderAgain.module.css';
import { ReorderButton } from './ReorderButton.tsx';
import { useReorderCard } from './use-reorder-card.ts';

export function ReorderCard({ customerId, order }: { readonly customerId: string; readonly order: HistoryOrder }) {
  const { i18n, t } = useLingui();
  const { storeName, contents, pictures, price, currency, isPreOrder, from, minutes } = useReorderCard(customerId, order);
  const first = from && comingText(i18n.locale, from);
  const amount = price === null ? undefined : formatMoney(price, currency);
  return (
    <li className={styles.card}>
      <div className={styles.dishes}>
        {pictures.map((picture) => (
          <Picture key={picture} src={picture} alt="" width={232} height={232} rounded={false} className={styles.dish} />
        ))}
      </div>
      {minutes || first ? (
        <Plate size="small" className={styles.time}>
          {first ? (
            <Trans>from {first}</Trans>
          ) : (
            <>
              <span>{minutes?.join(' - ')}</span>{' '}
              <small>
                <Trans>min</Trans>
              </small>
            </>
          )}
        </Plate>
      ) : null}
      <h3 className={styles.store}>{storeName}</h3>
      <p className={styles.contents}>{contents}</p>
      <ReorderButton
        orderId={order._id}
        isPreOrder={isPreOrder}
        amount={amount}
        full
        size="small"
        label={isPreOrder ? t`Pre-order again from ${storeName}` : t`Order again from ${storeName}`}
      />
    </li>
  );
}
