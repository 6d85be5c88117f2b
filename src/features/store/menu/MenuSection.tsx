import { memo } from 'react';
import type { MenuItem, ProductGroup } from '#contract/entities/store.ts';
import { foodFit, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import { ItemCard } from './ItemCard.tsx';
import styles from './MenuSection.module.css';
import { sectionId } from './section-id.ts';

type MenuSectionProps = {
  readonly group: ProductGroup;
  readonly length: number;
  readonly shown: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly filter: FoodFilter;
  readonly currency: string;
  readonly storePicture: string;
  readonly onOpen: (item: MenuItem) => void;
};

const sizeOf = (items: number): string => (items <= 4 ? 's' : items <= 10 ? 'm' : items <= 24 ? 'l' : items <= 50 ? 'xl' : 'xxl');

export const MenuSection = memo(function MenuSection({
  group,
  length,
  shown,
  counts,
  filter,
  currency,
  storePicture,
  onOpen,
}: MenuSectionProps) {
  const id = sectionId(group);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section} data-size={sizeOf(length)}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {group.name}
      </h2>
      {shown === 0 ? (
        <div className={styles.waiting} />
      ) : (
        <ul className={styles.items}>
          {group.items.slice(0, shown).map((item) => (
            <ItemCard
              key={item._id}
              item={item}
              count={counts.get(item._id) ?? 0}
              asksTheStore={foodFit(item, filter) === 'ask'}
              currency={currency}
              storePicture={storePicture}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </section>
  );
});
