import { Trans, useLingui } from '@lingui/react/macro';
import { QUANTITY } from '#contract/limits.ts';
import { fewestOf, mostOf } from '#domain/cart/item-choice.ts';
import { formatMoney } from '#domain/money.ts';
import type { ItemDialogView } from '#machines/item-dialog/item-dialog.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import styles from './ItemDialogFoot.module.css';

type ItemDialogFootProps = {
  readonly view: ItemDialogView;
  /** How many of the same the basket would hold; null while that is not too many. */
  readonly tooMany: number | null;
  readonly currency: string;
  readonly isEdit: boolean;
  readonly isAgainst: boolean;
  readonly onMore: () => void;
  readonly onLess: () => void;
  readonly onConfirm: () => void;
};

export function ItemDialogFoot({ view, tooMany, currency, isEdit, isAgainst, onMore, onLess, onConfirm }: ItemDialogFootProps) {
  const { t } = useLingui();
  return (
    <div className={styles.foot}>
      <Stepper
        className={styles.quantity}
        label={t`Quantity`}
        decreaseLabel={t`One less`}
        increaseLabel={t`One more`}
        value={view.quantity}
        min={QUANTITY.minimum}
        max={QUANTITY.maximum}
        onChange={(quantity) => (quantity > view.quantity ? onMore() : onLess())}
      />
      <div className={styles.confirm}>
        <Button
          full
          amount={formatMoney(view.price, currency)}
          disabled={view.is === 'incomplete' || tooMany !== null}
          reason={tooMany === null ? <Missing view={view} /> : <TooMany quantity={tooMany} />}
          onClick={onConfirm}
        >
          {isEdit ? <Trans>Save</Trans> : isAgainst ? <Trans>Add anyway</Trans> : <Trans>Add to basket</Trans>}
        </Button>
      </div>
    </div>
  );
}

function TooMany({ quantity }: { readonly quantity: number }) {
  const { i18n } = useLingui();
  const [all, most] = [i18n.number(quantity), i18n.number(QUANTITY.maximum)];
  return (
    <Trans>
      With those already in your basket that’s {all}. The limit is {most}.
    </Trans>
  );
}

/** What keeps the item from going into the basket: the first group that is not as it must be. */
function Missing({ view }: { readonly view: ItemDialogView }) {
  const open = view.groups.find(({ satisfied }) => !satisfied);
  if (!open) return <Trans>Some options are no longer on the menu. Close this and choose new options.</Trans>;
  const { group, chosen } = open;
  const surplus = chosen.size - mostOf(group);
  const { name } = group;
  if (surplus > 0)
    return (
      <Trans>
        {name}: remove {surplus}
      </Trans>
    );
  const missing = fewestOf(group) - chosen.size;
  return chosen.size === 0 ? (
    <Trans>
      {name}: choose {missing}
    </Trans>
  ) : (
    <Trans>
      {name}: choose {missing} more
    </Trans>
  );
}
