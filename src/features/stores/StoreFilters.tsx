import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import Search from 'lucide-react/icons/search';
import Utensils from 'lucide-react/icons/utensils';
import X from 'lucide-react/icons/x';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { DISH_QUERY_LENGTH } from '#contract/limits.ts';
import { STORE_ORDERS, usefulTags, type StoreOrder } from '#domain/catalogue/narrow-stores.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FoodFilters } from '../diets/FoodFilters.tsx';
import { ChoiceBox } from '#src/ui/ChoiceBox.tsx';
import styles from './StoreFilters.module.css';

const ORDER_NAMES: Readonly<Record<StoreOrder, MessageDescriptor>> = {
  distance: msg`Nearest`,
  fee: msg`Lowest delivery fee`,
  time: msg`Fastest`,
  rating: msg`Best rated`,
  minimum: msg`Lowest minimum order`,
};

type StoreFiltersProps = {
  readonly categories: readonly DeliveryCategory[];
  readonly category: DeliveryCategory | undefined;
  readonly stores: readonly ListedStore[];
  readonly name: string;
  readonly tags: readonly string[];
  readonly onCategory: (id: string) => void;
  readonly onName: (name: string) => void;
  readonly onTags: (tags: string[]) => void;
  /** Only stores that take an order for now; null where the order is for later, and nobody asks. */
  readonly isOpenNow: boolean | null;
  readonly onOpenNow: (only: boolean) => void;
  readonly sort: StoreOrder;
  readonly onSort: (sort: StoreOrder) => void;
  /** Dishes are looked for: they stand right below the field. */
  readonly isSearching: boolean;
};

/** Which stores are wanted: category, name, tags, what the customer eats; and what comes first. */
export function StoreFilters({
  categories,
  category,
  stores,
  name,
  tags,
  isOpenNow,
  sort,
  onCategory,
  onName,
  onTags,
  onOpenNow,
  onSort,
  isSearching,
}: StoreFiltersProps) {
  const { t, i18n } = useLingui();
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
          maxLength={DISH_QUERY_LENGTH}
          onChange={(event) => onName(event.target.value)}
          after={name === '' ? undefined : <IconButton label={t`Clear the search`} icon={<X size={20} />} onClick={() => onName('')} />}
        />
      </div>
      {isSearching ? null : (
        <div className={styles.bar}>
          <ChoiceBox
            label={t`Sort by`}
            icon={<ArrowDownWideNarrow size={20} />}
            value={sort}
            options={STORE_ORDERS.map((order) => ({ value: order, label: i18n._(ORDER_NAMES[order]) }))}
            onChange={onSort}
            className={styles.sort}
          />
          {isOpenNow === null ? null : (
            <Chip className={styles.now} on={isOpenNow} onClick={() => onOpenNow(!isOpenNow)}>
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
    </>
  );
}
