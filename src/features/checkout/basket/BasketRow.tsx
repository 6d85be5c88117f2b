import { Trans, useLingui } from '@lingui/react/macro';
import { QUANTITY } from '#contract/limits.ts';
import { choiceOf } from '#domain/cart/cart-lines.ts';
import { minimumAgeOf } from '#domain/checkout/minimum-age.ts';
import { formatMoney } from '#domain/money.ts';
import type { CartViewLine } from '#machines/cart/cart.view.ts';
import { useSendToCart } from '#src/shop/cart/use-cart.ts';
import { Button } from '#src/ui/Button.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import type { OpenedItem } from '#src/features/store/item/ItemDialogHost.tsx';
import { FoodWarning } from '#src/features/diets/FoodWarning.tsx';
import { WishOfLine } from '#src/features/receipt/WishOfLine.tsx';
import { AgeMark } from '#src/features/store/item/AgeMark.tsx';
import { LineNews } from '#src/features/store/basket/LineNews.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './basket.module.css';
import { lineTotal } from './line-total.ts';

const UnsentItemName = lazyPart(
  async () => (await import('./UnsentItemName.tsx')).UnsentItemName,
  null,
  <Skeleton shape="line" className={styles.waiting} />,
);

type BasketRowProps = {
  readonly line: CartViewLine;
  readonly storeId: string;
  readonly currency: string;
  readonly onEdit: (opened: OpenedItem) => void;
};

export function BasketRow({ line: basketLine, storeId, currency, onEdit }: BasketRowProps) {
  const { t } = useLingui();
  const send = useSendToCart();
  const { key, line, alike } = basketLine;
  const total = lineTotal(basketLine);
  const today = alike?.item_details ?? null;
  const name = alike?.item_name ?? t`this item`;
  const [picture] = alike?.image_url ?? [];
  const options = chosenNames(basketLine).join(' · ');
  const edit = () => {
    if (today) onEdit({ item: today, editing: { key, line, known: alike }, at: performance.now() });
  };
  return (
    <li className={styles.row}>
      {picture ? <Picture src={picture} alt="" width={112} height={112} className={styles.picture} /> : <span className={styles.picture} />}
      <div className={styles.words}>
        <div className={styles.nameAndPrice}>
          {alike ? <LineName name={name} onEdit={today && edit} /> : <UnsentItemName itemId={line.itemId} storeId={storeId} />}
          {total === null ? null : <span className={styles.price}>{formatMoney(total, currency)}</span>}
        </div>
        {options ? <p className={styles.quiet}>{options}</p> : null}
        {line.note ? (
          <p className={styles.quiet}>
            <Trans>“{line.note}”</Trans>
          </p>
        ) : null}
        <WishOfLine wish={line.ifMissing} className={styles.quiet} />
        <AgeMark age={minimumAgeOf([{ item: today, choice: choiceOf(line) }])} />
        <FoodWarning of={today} isLine />
        <LineNews line={basketLine} currency={currency} onChooseAgain={edit} />
        <div className={styles.steps}>
          <Stepper
            label={t`Quantity of ${name}`}
            decreaseLabel={t`One ${name} less`}
            increaseLabel={t`One ${name} more`}
            value={line.quantity}
            min={QUANTITY.minimum}
            max={QUANTITY.maximum}
            onChange={(quantity) => send({ type: 'quantity.chosen', key, quantity })}
          />
          <Button variant="quiet" size="small" aria-label={t`Remove ${name}`} onClick={() => send({ type: 'line.removed', key })}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}

const LineName = ({ name, onEdit }: { readonly name: string; readonly onEdit: (() => void) | null }) =>
  onEdit ? (
    <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onEdit}>
      {name}
    </button>
  ) : (
    <span className={styles.name}>{name}</span>
  );

function chosenNames({ line, alike }: CartViewLine): string[] {
  const choice = choiceOf(line);
  const groups = alike?.item_details?.specifications ?? [];
  return groups.flatMap((group) =>
    group.list.filter((option) => choice.get(group.unique_id)?.has(option.unique_id)).map((option) => option.name),
  );
}
