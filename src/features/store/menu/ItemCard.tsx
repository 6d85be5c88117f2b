import { Plural, Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { memo, type KeyboardEvent } from 'react';
import type { MenuItem } from '#contract/entities/store.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { AgeMark } from '../item/AgeMark.tsx';
import { CashbackLabel } from '../head/CashbackLabel.tsx';
import styles from './ItemCard.module.css';
import { ItemPicture } from '../item/ItemPicture.tsx';
import { ItemPrice } from '../item/ItemPrice.tsx';

type ItemCardProps = {
  readonly item: MenuItem;
  readonly count: number;
  readonly asksTheStore: boolean;
  readonly currency: string;
  readonly storePicture: string;
  readonly onOpen: (item: MenuItem) => void;
};

/** A key that is still held down after the dialog that it ended, which gave the focus back, opens no other one. */
function pressOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

export const ItemCard = memo(function ItemCard({ item, count, asksTheStore, currency, storePicture, onOpen }: ItemCardProps) {
  const soldOut = !item.is_item_in_stock;
  const aboutId = `item-${item._id}`;
  return (
    <li className={classNames(styles.card, soldOut && styles.soldOut)}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            aria-disabled={soldOut || undefined}
            aria-describedby={aboutId}
            onKeyDown={pressOnce}
            onClick={() => {
              if (!soldOut) onOpen(item);
            }}
          >
            {item.name}
          </button>
        </h3>
        {item.details ? <p className={styles.details}>{item.details}</p> : null}
        <p id={aboutId} className={styles.price}>
          <ItemPrice item={item} currency={currency} />
          <CashbackLabel of={item} currency={currency} />
          <AgeMark age={item.minimum_age} />
          {asksTheStore ? (
            <Badge tone="info">
              <Trans>Ask the store</Trans>
            </Badge>
          ) : null}
          {soldOut ? (
            <Badge>
              <Trans>Sold out</Trans>
            </Badge>
          ) : null}
          {count > 0 ? (
            <span className="visually-hidden">
              <Plural value={count} one="# in your basket" other="# in your basket" />
            </span>
          ) : null}
        </p>
      </div>
      <div className={styles.picture}>
        <ItemPicture item={item} storePicture={storePicture} />
        {soldOut ? null : (
          <span className={classNames(styles.add, count > 0 && styles.counted)} aria-hidden="true">
            {count > 0 ? count : <Plus size={20} />}
          </span>
        )}
      </div>
    </li>
  );
});
