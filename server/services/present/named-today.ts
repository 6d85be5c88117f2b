import type { CartEntry } from '#contract/entities/cart.ts';
import type { Language } from '#contract/enumerations.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { Item, OnMenu } from '#server/repositories/stores.ts';

export const nameToday = (item: Item | undefined, language: Language, asOrdered: string): string =>
  inLanguage(item?.name, language) || asOrdered;

/** Ordered lines with the names of today's menu in a language; what is on it no more keeps the name that it was ordered by. */
export function namedToday(entries: readonly CartEntry[], menu: readonly OnMenu[], language: Language): CartEntry[] {
  const today = new Map(menu.map((onMenu) => [onMenu.item.id, onMenu]));
  const sections = new Map(menu.map(({ section }) => [section.id, section]));
  return entries.map((entry) => ({
    ...entry,
    product_name: inLanguage(sections.get(entry.product_id)?.name, language) || entry.product_name,
    items: entry.items.map((line) => {
      const item = today.get(line.item_id)?.item;
      const stored = new Map(item?.specifications.map((specification) => [specification.uniqueId, specification]));
      return {
        ...line,
        item_name: nameToday(item, language, line.item_name),
        specifications: line.specifications.map((chosen) => {
          const specification = stored.get(chosen.unique_id);
          const options = new Map(specification?.options.map(({ uniqueId, name }) => [uniqueId, name]));
          return {
            ...chosen,
            name: inLanguage(specification?.name, language) || chosen.name,
            list: chosen.list.map((option) => ({ ...option, name: inLanguage(options.get(option.unique_id), language) || option.name })),
          };
        }),
      };
    }),
  }));
}
