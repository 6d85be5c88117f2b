import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#contract/entities/store.ts';
import { foodWarning, isAgainst } from '#domain/catalogue/food-filter.ts';
import { choiceOf, findTooMany, type CartLine } from '#domain/cart/cart-lines.ts';
import { minimumAgeOf } from '#domain/checkout/minimum-age.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { useEats } from '#src/shop/diets/use-diets.ts';
import { useItemDialog } from '#src/features/store/item/use-item-dialog.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { FoodWarning } from '#src/features/diets/FoodWarning.tsx';
import { AgeMark } from './AgeMark.tsx';
import { CashbackLabel } from '../head/CashbackLabel.tsx';
import { ItemCover } from './ItemCover.tsx';
import { ItemDialogFoot } from './ItemDialogFoot.tsx';
import type { EditedLine } from './edited-line.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemPrice } from './ItemPrice.tsx';
import styles from './ItemDialog.module.css';
import { LineChanges } from '../basket/LineChanges.tsx';
import { SpecificationFields } from './SpecificationFields.tsx';
import { WishField } from './WishField.tsx';

const NOTE_LENGTH = 500;

type ItemDialogProps = {
  readonly item: MenuItem;
  readonly currency: string;
  readonly editing: EditedLine | null;
  readonly storeId: string;
  /** When its outline came up (`performance.now()`); without it the dialog rises by itself. */
  readonly outlinedAt?: number;
  readonly onLine?: (line: CartLine) => void;
  readonly onClosed: () => void;
};

export function ItemDialog({ item, currency, editing, storeId, outlinedAt, onLine, onClosed }: ItemDialogProps) {
  const { t } = useLingui();
  const [cart, sendToCart] = useCart();
  const take = (line: CartLine) => {
    if (onLine) onLine(line);
    else sendToCart(editing ? { type: 'line.edited', key: editing.key, line } : { type: 'line.added', storeId, line, name: item.name });
  };
  const [view, send] = useItemDialog(item, editing?.line ?? null, editing?.known ?? null, take);
  const others = cart.is === 'filled' && cart.storeId === storeId ? cart.lines.filter(({ key }) => key !== editing?.key) : [];
  const tooMany = findTooMany([view.line, ...others.filter(({ line }) => line.itemId === item._id).map(({ line }) => line)]);
  const warning = foodWarning(item, useEats());
  const picture = item.image_url[0];

  return (
    <Dialog
      open={view.is !== 'finished'}
      onClose={() => send({ type: 'dialog.closed' })}
      onClosed={onClosed}
      title={item.name}
      closeLabel={t`Close`}
      outlinedAt={outlinedAt}
      cover={picture ? <ItemCover src={picture} /> : undefined}
      foot={
        <ItemDialogFoot
          view={view}
          tooMany={tooMany?.quantity ?? null}
          currency={currency}
          isEdit={editing !== null}
          isAgainst={warning !== null && isAgainst(warning)}
          onMore={() => send({ type: 'one.more' })}
          onLess={() => send({ type: 'one.less' })}
          onConfirm={() => send({ type: 'item.confirmed' })}
        />
      }
    >
      {item.details ? <p className={styles.details}>{item.details}</p> : null}
      <p className={styles.price}>
        <ItemPrice item={item} currency={currency} />
        <CashbackLabel of={item} currency={currency} />
        <AgeMark age={minimumAgeOf([{ item, choice: choiceOf(view.line) }])} />
      </p>
      <FoodWarning of={item} />
      {view.changes.length > 0 ? <LineChanges changes={view.changes} currency={currency} /> : null}
      {view.groups.map((group) => (
        <SpecificationFields
          key={group.group.unique_id}
          view={group}
          currency={currency}
          onOption={(option) => send({ type: 'option.clicked', group: group.group.unique_id, option })}
        />
      ))}
      <TextAreaField
        className={styles.note}
        label={<Trans>Note for the store</Trans>}
        optional={<Trans>Optional</Trans>}
        placeholder={t`No garlic, extra pepper`}
        maxLength={NOTE_LENGTH}
        value={view.note}
        onChange={(event) => send({ type: 'note.written', note: event.target.value })}
      />
      <WishField wish={view.ifMissing} onChange={(wish) => send({ type: 'wish.chosen', wish })} />
      <ItemFacts item={item} />
    </Dialog>
  );
}
