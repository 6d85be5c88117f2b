import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ALLERGENS, DIETS } from '#contract/entities/food.ts';

export const DIET_NAMES: Readonly<Record<(typeof DIETS)[number], MessageDescriptor>> = {
  vegetarian: msg`Vegetarian`,
  vegan: msg`Vegan`,
  halal: msg`Halal`,
  glutenFree: msg`Gluten-free`,
  lactoseFree: msg`Lactose-free`,
};

export const ALLERGEN_NAMES: Readonly<Record<(typeof ALLERGENS)[number], MessageDescriptor>> = {
  gluten: msg`gluten`,
  crustaceans: msg`crustaceans`,
  eggs: msg`eggs`,
  fish: msg`fish`,
  peanuts: msg`peanuts`,
  soya: msg`soya`,
  milk: msg`milk`,
  nuts: msg`nuts`,
  celery: msg`celery`,
  mustard: msg`mustard`,
  sesame: msg`sesame`,
  sulphites: msg`sulphites`,
  lupin: msg`lupin`,
  molluscs: msg`molluscs`,
};
