import type { DeliveryCategory } from '#contract/entities/category.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { DEFAULT_CATEGORY_UNIQUE_ID } from '#contract/limits.ts';

export const visibleCategories = (categories: readonly DeliveryCategory[]): DeliveryCategory[] =>
  categories.filter(({ is_visible_in_goeat }) => is_visible_in_goeat);

/** The category that is chosen before anybody chose: the one numbered 2, else the first that has stores. */
export const categoryChosenFirst = (categories: readonly DeliveryCategory[]): DeliveryCategory | undefined =>
  categories.find(({ unique_id }) => unique_id === DEFAULT_CATEGORY_UNIQUE_ID) ??
  categories.find(({ delivery_type }) => delivery_type === DELIVERY_TYPE.store);

export const pagesOf = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, page) => entries.slice(page * size, (page + 1) * size));
