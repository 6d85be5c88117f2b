import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#contract/entities/store.ts';
import { QUANTITY } from '#contract/limits.ts';
import { choiceOf } from '#domain/cart/cart-lines.ts';
import { priceOfLine } from '#domain/cart/item-choice.ts';
import { minimumAgeOf } from '#domain/checkout/minimum-age.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import type { CartViewLine } from '#machines/cart/cart.view.ts';
import { useSendToCart } from '#src/shop/cart/use-cart.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { FoodWarning } from '#src/features/diets/FoodWarning.tsx';
import { AgeMark } from '../item/AgeMark.tsx';
import styles from './BasketPanelLine.module.css';
import { LineNews } from './LineNews.tsx';

type BasketPanelLineProps = {
  readonly line: CartViewLine;
  readonly item: MenuItem | null;
  readonly currency: string;
  readonly onEdit: (line: CartViewLine, item: MenuItem) => void;
};

export function BasketPanelLine({ line, item, currency, onEdit }: BasketPanelLineProps) {
  const { t } = useLingui();
  const send = useSendToCart();
  const name = item?.name ?? line.alike?.item_name ?? '';
  const {
    key,
    line: { quantity, note },
  } = line;
  const price = priceOf(line, item);
  const options = item ? chosenNames(line, item) : [];
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        {item ? (
          <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => onEdit(line, item)}>
            {name}
          </button>
        ) : (
          <span className={styles.gone}>{name}</span>
        )}
        {options.length > 0 ? <span className={styles.options}>{options.join(' · ')}</span> : null}
        {note ? <span className={styles.options}>“{note}”</span> : null}
        <AgeMark age={minimumAgeOf([{ item, choice: choiceOf(line.line) }])} />
        <FoodWarning of={item} isLine />
        <LineNews
          line={line}
          currency={currency}
          onChooseAgain={() => {
            if (item) onEdit(line, item);
          }}
        />
      </div>
      <span className={styles.price}>{price === null ? null : formatMoney(price, currency)}</span>
      <div className={styles.amount}>
        <Button
          variant="quiet"
          size="small"
          className={styles.remove}
          aria-label={t`Remove ${name}`}
          onClick={() => send({ type: 'line.removed', key })}
        >
          <Trans>Remove</Trans>
        </Button>
        <Stepper
          label={t`Quantity of ${name}`}
          decreaseLabel={t`One less ${name}`}
          increaseLabel={t`One more ${name}`}
          value={quantity}
          min={QUANTITY.minimum}
          max={QUANTITY.maximum}
          onChange={(next) => send({ type: 'quantity.chosen', key, quantity: next })}
        />
      </div>
    </li>
  );
}

function priceOf({ line, known }: CartViewLine, item: MenuItem | null): Minor | null {
  if (known && known.quantity === line.quantity) return toMinor(known.total_item_and_specification_price);
  return item && priceOfLine(toMinor(item.price), item.specifications, choiceOf(line), line.quantity);
}

function chosenNames({ line }: CartViewLine, item: MenuItem): string[] {
  const choice = choiceOf(line);
  return item.specifications.flatMap((group) =>
    group.list.filter((option) => choice.get(group.unique_id)?.has(option.unique_id)).map((option) => option.name),
  );
}
