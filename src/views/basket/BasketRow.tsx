import { Trans, useLingui } from '@lingui/react/macro';
import { QUANTITY } from '../../../contract/limits.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { BasketLine } from '../../../machines/cart/cart.view.ts';
import { useCart } from '../../flows/use-cart.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import type { OpenedItem } from '../store/ItemDialogHost.tsx';
import styles from './basket.module.css';
import { lineTotal } from './line-total.ts';

type BasketRowProps = {
  readonly line: BasketLine;
  readonly currency: string;
  readonly onEdit: (opened: OpenedItem) => void;
  readonly onRemoved: () => void;
};

/** One line of the basket: its name opens the choices again. */
export function BasketRow({ line: basketLine, currency, onEdit, onRemoved }: BasketRowProps) {
  const { t } = useLingui();
  const [, send] = useCart();
  const { key, line, known } = basketLine;
  const total = lineTotal(basketLine);
  const today = known?.item_details ?? null;
  const name = known?.item_name ?? t`this item`;
  const [picture] = known?.image_url ?? [];
  const options = known?.specifications.flatMap((group) => group.list.map((option) => option.name)).join(', ');
  return (
    <li className={styles.row}>
      {picture ? <Picture src={picture} alt="" width={112} height={112} className={styles.picture} /> : <span className={styles.picture} />}
      <div className={styles.words}>
        <div className={styles.nameAndPrice}>
          {known === null ? <Skeleton shape="line" className={styles.waiting} /> : null}
          {known && today ? <button type="button" className={styles.name} onClick={() => onEdit({ item: today, editing: { key, line, known } })}>{name}</button> : null}
          {known && !today ? <span className={styles.name}>{name}</span> : null}
          {total === null ? null : <span className={styles.price}>{formatMoney(total, currency)}</span>}
        </div>
        {options ? <p className={styles.quiet}>{options}</p> : null}
        {line.note ? <p className={styles.quiet}><Trans>“{line.note}”</Trans></p> : null}
        {known && (!today || !today.is_item_in_stock) ? <p className={styles.gone}><Trans>Not available any more. Please remove it.</Trans></p> : null}
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
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Remove ${name}`}
            onClick={() => {
              send({ type: 'line.removed', key });
              onRemoved();
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}
