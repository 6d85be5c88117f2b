import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Utensils from 'lucide-react/icons/utensils';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { DISH_QUERY_MAXIMUM } from '#contract/limits.ts';
import { STORE_ORDERS, usefulTags } from '#domain/catalogue/narrow-stores.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FoodFilters } from '../diets/FoodFilters.tsx';
import { useFoodFilter } from '../diets/use-food-filter.ts';
import { ORDER_NAMES } from './order-names.ts';
import { ChoiceBox } from '#src/ui/ChoiceBox.tsx';
import type { StoreWishing } from './store-wishes.ts';
import styles from './StoreFilters.module.css';

const FilterSheet = lazyDialog(
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  ({ onClose }) => onClose(),
);

type StoreFiltersProps = StoreWishing & {
  readonly categories: readonly DeliveryCategory[];
  readonly category: DeliveryCategory | undefined;
  readonly stores: readonly ListedStore[];
  readonly name: string;
  readonly tags: readonly string[];
  readonly onCategory: (id: string) => void;
  readonly onName: (name: string) => void;
  readonly onTags: (tags: string[]) => void;
  readonly onClear: () => void;
  readonly isSearching: boolean;
};

export function StoreFilters({
  categories,
  category,
  stores,
  name,
  tags,
  wish,
  onWish,
  count,
  onClear,
  onCategory,
  onName,
  onTags,
  isSearching,
}: StoreFiltersProps) {
  const { t, i18n } = useLingui();
  const [sheet, setSheet] = useState<'closed' | 'open' | 'never'>('never');
  const { filter } = useFoodFilter();
  const { sort, open, free, rated } = wish;
  const narrowing = [open, free, rated].filter(Boolean).length + filter.diets.length + filter.without.length;
  const offered = usefulTags(category?.famous_products_tags ?? [], stores, tags);
  return (
    <>
      <div className={styles.row}>
        <ChoiceBox
          label={t`Category`}
          icon={<Utensils size={20} />}
          value={category?._id ?? ''}
          options={categories.map(({ _id, delivery_name }) => ({ value: _id, label: delivery_name }))}
          onChange={onCategory}
          className={styles.category}
        />
        <TextField
          id="store-name"
          type="search"
          label={t`Search stores and dishes`}
          labelHidden
          placeholder={t`Search stores and dishes`}
          icon={<Search />}
          className={styles.name}
          value={name}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={DISH_QUERY_MAXIMUM}
          onChange={(event) => onName(event.target.value)}
          after={name === '' ? undefined : <IconButton label={t`Clear the search`} icon={<X size={20} />} onClick={() => onName('')} />}
        />
      </div>
      {isSearching ? null : (
        <div className={styles.bar}>
          <Button
            size="small"
            variant="secondary"
            className={styles.all}
            icon={<SlidersHorizontal size={20} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setSheet('open')}
          >
            {narrowing > 0 ? <Trans>Filters ({narrowing})</Trans> : <Trans>Filters</Trans>}
          </Button>
          <ChoiceBox
            label={t`Sort by`}
            icon={<ArrowDownWideNarrow size={20} />}
            value={sort}
            options={STORE_ORDERS.map((order) => ({ value: order, label: i18n._(ORDER_NAMES[order]) }))}
            onChange={(order) => onWish({ sort: order })}
            className={styles.sort}
          />
          {open === null ? null : (
            <Chip className={styles.now} on={open} onClick={() => onWish({ open: !open })}>
              <Trans>Open now</Trans>
            </Chip>
          )}
          <FoodFilters className={styles.food} />
          {offered.length > 0 ? (
            <div role="group" aria-label={t`Filters`} className={styles.tags}>
              {offered.map((tag) => (
                <Chip
                  key={tag}
                  on={tags.includes(tag)}
                  onClick={() => onTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])}
                >
                  {tag}
                </Chip>
              ))}
            </div>
          ) : null}
        </div>
      )}
      {sheet === 'never' ? null : (
        <FilterSheet
          open={sheet === 'open'}
          wish={wish}
          onWish={onWish}
          count={count}
          onClose={() => setSheet('closed')}
          onClear={narrowing > 0 ? onClear : null}
        />
      )}
    </>
  );
}
