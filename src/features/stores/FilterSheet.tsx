import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { STORE_ORDERS } from '#domain/catalogue/narrow-stores.ts';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { FoodChoices } from '../diets/FoodChoices.tsx';
import { useFoodFilter } from '../diets/use-food-filter.ts';
import { ORDER_NAMES } from './order-names.ts';
import type { StoreWishing } from './store-wishes.ts';
import styles from './FilterSheet.module.css';

type FilterSheetProps = StoreWishing & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: (() => void) | null;
};

export function FilterSheet({ open, wish, onWish, count, onClose, onClear }: FilterSheetProps) {
  const { t, i18n } = useLingui();
  const { chosen, choose, isPaused, showSuitable } = useFoodFilter();
  useBackCloses(open, onClose);
  const show =
    count === null ? t`Show stores` : count === 0 ? t`No stores fit` : t`${plural(count, { one: 'Show # store', other: 'Show # stores' })}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Filters</Trans>}
      closeLabel={t`Close`}
      foot={
        <Button full onClick={onClose}>
          {show}
        </Button>
      }
    >
      <Announced text={show} />
      <RadioGroup legend={<Trans>Sort by</Trans>} value={wish.sort} onChange={(sort) => onWish({ sort })}>
        {STORE_ORDERS.map((order) => (
          <Radio key={order} value={order} label={i18n._(ORDER_NAMES[order])} />
        ))}
      </RadioGroup>
      <div role="group" aria-label={t`Filters`} className={styles.wishes}>
        {wish.open === null ? null : (
          <Chip on={wish.open} onClick={() => onWish({ open: !wish.open })}>
            <Trans>Open now</Trans>
          </Chip>
        )}
        <Chip on={wish.free} onClick={() => onWish({ free: !wish.free })}>
          <Trans>Free delivery</Trans>
        </Chip>
        <Chip on={wish.rated} onClick={() => onWish({ rated: !wish.rated })}>
          <Trans>Rated 4 or higher</Trans>
        </Chip>
      </div>
      <FoodChoices filter={chosen} onChange={choose} />
      {onClear ? (
        <Button variant="quiet" className={styles.clear} onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      ) : isPaused ? (
        <Button variant="quiet" className={styles.clear} onClick={showSuitable}>
          <Trans>Only what suits me</Trans>
        </Button>
      ) : null}
    </Dialog>
  );
}
