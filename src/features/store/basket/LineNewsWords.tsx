import { Trans, useLingui } from '@lingui/react/macro';
import { problemOf } from '#domain/cart/item-choice.ts';
import { choiceOf } from '#domain/cart/cart-lines.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { CartViewLine } from '#machines/cart/cart.view.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './LineNewsWords.module.css';

export type LineNewsProps = {
  readonly line: CartViewLine;
  readonly currency: string;
  readonly onChooseAgain: () => void;
};

/** What became of a line since its customer chose it, and the way out: gone, sold out, a choice no longer offered, another price. */
export function LineNewsWords({ line: { line, known }, currency, onChooseAgain }: LineNewsProps) {
  const { t } = useLingui();
  if (!known) return null;
  const today = known.item_details ?? null;
  const { item_name: name } = known;
  if (!today)
    return (
      <p className={styles.bad}>
        <Trans>Not available any more. Please remove it.</Trans>
      </p>
    );
  if (!today.is_item_in_stock)
    return (
      <p className={styles.bad}>
        <Trans>Sold out right now. Please remove it.</Trans>
      </p>
    );
  const gone = known.gone_options ?? [];
  if (gone.length > 0 || problemOf(today.specifications, choiceOf(line))) {
    const names = gone.every((option) => option.name !== '') ? gone.map((option) => option.name).join(', ') : '';
    return (
      <p className={styles.bad}>
        {names ? <Trans>No longer offered: {names}.</Trans> : <Trans>What you chose is no longer offered.</Trans>}{' '}
        <Button variant="quiet" size="small" aria-label={t`Choose new options for ${name}`} onClick={onChooseAgain}>
          <Trans>Choose new options</Trans>
        </Button>
      </p>
    );
  }
  if (known.price_before === undefined) return null;
  const before = formatMoney(toMinor(known.price_before), currency);
  const now = formatMoney(Math.round(toMinor(known.total_item_and_specification_price) / known.quantity), currency);
  return (
    <p className={styles.news}>
      <Trans>
        Now {now} each (was {before}).
      </Trans>
    </p>
  );
}
