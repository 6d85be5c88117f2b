import type { ListedStore } from '../../../contract/entities/store.ts';

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The stores whose name holds the words (trimmed, spaces collapsed, case ignored) and that carry at least one of the
 * tags, where any are given; nearest first.
 */
export function narrowed(stores: readonly ListedStore[], by: { readonly q: string; readonly tags: readonly string[] }): ListedStore[] {
  const words = plain(by.q);
  return stores
    .filter(({ name }) => plain(name).includes(words))
    .filter(({ famous_products_tags }) => by.tags.length === 0 || famous_products_tags.some((tag) => by.tags.includes(tag)))
    .toSorted((a, b) => a.distance - b.distance);
}

/** The tags of a category that some store carries, in the category's order; chosen ones always stay. */
export const usefulTags = (tags: readonly string[], stores: readonly ListedStore[], chosen: readonly string[]): string[] => {
  const carried = new Set([...stores.flatMap(({ famous_products_tags }) => famous_products_tags), ...chosen]);
  return [...new Set([...tags, ...chosen])].filter((tag) => carried.has(tag));
};
