/** What a dish can be said to suit. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'] as const;
/** The allergens that food law asks a kitchen to name. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
