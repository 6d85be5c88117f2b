import { memo, useLayoutEffect, useRef } from 'react';
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
  // By script: the page's policy takes no style from its HTML.
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.style.setProperty('--items', String(length));
    section.current?.style.setProperty('--pairs', String(Math.ceil(length / 2)));
  }, [length]);
  return (
    <section ref={section} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
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
