import type { Language } from '#contract/enumerations.ts';
import { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import type { MenuItem, ProductGroup, SpecificationGroup } from '#contract/entities/store.ts';
import { MENU_OPENING } from '#contract/limits.ts';
import { defaultChoice, priceOfChoice } from '#domain/cart/item-choice.ts';
import { toMajor } from '#domain/money.ts';
import type { StoredSpecification } from '#server/database/schema/columns.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { Item, Section } from '#server/repositories/stores.ts';
import { cashbackValue } from './store.ts';

/** A specification group as it travels; 0 means that there is no range or maximum. */
export const presentSpecification = (stored: StoredSpecification, language: Language): SpecificationGroup => ({
  unique_id: stored.uniqueId,
  name: inLanguage(stored.name, language),
  type: stored.type,
  range: stored.range,
  max_range: stored.max,
  is_required: stored.required,
  default_selected_count: stored.options.filter(({ selected }) => selected).length,
  list: stored.options.map((option) => ({
    unique_id: option.uniqueId,
    name: inLanguage(option.name, language),
    price: toMajor(option.price),
    is_default_selected: option.selected,
    ...(option.minimumAge !== undefined && { minimum_age: option.minimumAge }),
  })),
});

const known = <T extends string>(values: readonly T[], stored: readonly string[] | null): T[] | null =>
  stored && values.filter((value) => stored.includes(value));

export function presentItem(item: Item, language: Language): MenuItem {
  const specifications = item.specifications.map((stored) => presentSpecification(stored, language));
  return {
    _id: item.id,
    unique_id: item.uniqueId,
    name: inLanguage(item.name, language),
    details: inLanguage(item.details, language),
    price: toMajor(item.price),
    image_url: item.image === null ? [] : [item.image],
    product_id: item.sectionId,
    specifications,
    total_item_price: toMajor(item.price + priceOfChoice(specifications, defaultChoice(specifications))),
    item_price_without_offer: toMajor(item.priceBefore ?? 0),
    is_cashback_available: item.cashbackMode !== null,
    cashback_mode: item.cashbackMode ?? 1,
    cashback_value: cashbackValue(item),
    is_item_in_stock: !item.soldOut,
    diets: known(DIETS, item.diets),
    allergens: known(ALLERGENS, item.allergens),
    ...(item.minimumAge !== null && { minimum_age: item.minimumAge }),
  };
}

export const presentSection = (section: Section, language: Language): Omit<ProductGroup, 'items'> => ({
  _id: { _id: section.id, name: inLanguage(section.name, language), unique_id: section.uniqueId },
  name: inLanguage(section.name, language),
  store_id: section.storeId,
  unique_id: section.uniqueId,
  is_visible_in_store: section.visible,
});

export function presentMenu(sections: readonly Section[], items: readonly Item[], language: Language): ProductGroup[] {
  const bySection = new Map<string, Item[]>();
  for (const item of items) {
    const listed = bySection.get(item.sectionId);
    if (listed) listed.push(item);
    else bySection.set(item.sectionId, [item]);
  }
  return sections
    .filter(({ visible, id }) => visible && bySection.has(id))
    .map((section) => ({
      ...presentSection(section, language),
      items: (bySection.get(section.id) ?? []).map((item) => presentItem(item, language)),
    }));
}

/** The first items of a menu, with how many each of its sections has. */
export function openingOf(menu: readonly ProductGroup[]): ProductGroup[] {
  let left: number = MENU_OPENING.items;
  return menu.map((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return { ...group, items, item_count: group.items.length };
  });
}
