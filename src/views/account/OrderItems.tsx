import { useLingui } from '@lingui/react/macro';
import type { CartEntry } from '../../../contract/entities/cart.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import styles from './OrderItems.module.css';

/** The items of an order: how many, what, chosen how, for how much. */
export function OrderItems({ entries, sign }: { readonly entries: readonly CartEntry[]; readonly sign: string }) {
  const { t } = useLingui();
  // A group that asks something has its mark already.
  const chosen = (group: string, options: string) => (/[?:]$/.test(group) ? `${group} ${options}` : t`${group}: ${options}`);
  return (
    <ul className={styles.items}>
      {entries.flatMap(({ items }) => items).map((item, place) => (
        <li key={place} className={styles.item}>
          <span className={styles.quantity}>{item.quantity}</span>
          <div className={styles.words}>
            <p>{item.item_name}</p>
            {item.specifications.map(({ unique_id: id, name, list }) => (
              <p key={id} className={styles.note}>{chosen(name, list.map((option) => option.name).join(' · '))}</p>
            ))}
            {item.note_for_item ? <p className={styles.note}>{item.note_for_item}</p> : null}
          </div>
          <span className={styles.price}>{formatMoney(toMinor(item.total_item_and_specification_price), sign)}</span>
        </li>
      ))}
    </ul>
  );
}
