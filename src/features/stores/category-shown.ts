import type { DeliveryCategory } from '#contract/entities/category.ts';
import { DEFAULT_CATEGORY_UNIQUE_ID } from '#contract/limits.ts';

export const categoryShown = (categories: readonly DeliveryCategory[], wanted: string | null): DeliveryCategory | undefined =>
  categories.find(({ _id }) => _id === wanted) ??
  categories.find(({ unique_id }) => unique_id === DEFAULT_CATEGORY_UNIQUE_ID) ??
  categories[0];
