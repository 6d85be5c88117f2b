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

const TITLE = 28;
/** How tall the items of a section were when its store was left, px: Back restores pixels, and finds the same dish there only if each section is as tall. */
const heights = new Map<string, number>();

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
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: element } = section;
    if (!element) return;
    const key = `${window.innerWidth} ${storePicture} ${id} ${length}`;
    // By script: the page's policy takes no style from its HTML.
    element.style.setProperty('--items', String(length));
    element.style.setProperty('--pairs', String(Math.ceil(length / 2)));
    const before = heights.get(key);
    if (before !== undefined) element.style.setProperty('--height', `${before}px`);
    return () => {
      const { paddingTop, paddingBottom } = getComputedStyle(element);
      heights.set(key, element.offsetHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom) - TITLE);
    };
  }, [id, storePicture, length]);
  return (
    <section ref={section} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {group.name}
      </h2>
      {shown === 0 ? (
        <div className={styles.waiting} />
      ) : (
        <ul className={styles.items} data-partial={shown < length || undefined}>
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
