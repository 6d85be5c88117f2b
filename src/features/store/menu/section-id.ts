import type { ProductGroup } from '#contract/entities/store.ts';

/** The id of a product group's section in the page. */
export const sectionId = (group: ProductGroup): string => `section-${group.unique_id}`;
