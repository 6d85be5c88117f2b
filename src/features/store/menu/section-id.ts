import type { ProductGroup } from '#contract/entities/store.ts';

export const sectionId = (group: ProductGroup): string => `section-${group.unique_id}`;
