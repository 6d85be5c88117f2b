import type { ArticleExtras } from './article-row.ts';

/** A plant as it grows: suits every plant diet, none of the fourteen allergens. */
export const plant = {
  diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
  allergens: [],
} as const satisfies ArticleExtras;

/** Milk, cream, yoghurt: no gluten, no rennet. */
export const dairy = { diets: ['vegetarian', 'glutenFree'], allergens: ['milk'] } as const satisfies ArticleExtras;

/** Dairy treated with lactase. */
export const lactoseFreeDairy = {
  diets: ['vegetarian', 'glutenFree', 'lactoseFree'],
  allergens: ['milk'],
} as const satisfies ArticleExtras;

/** Soft cheese made with animal rennet, so not marked vegetarian. */
export const softCheese = { diets: ['glutenFree'], allergens: ['milk'] } as const satisfies ArticleExtras;

/** Ripened cheese: the lactose is gone by the time it is sold. */
export const ripenedCheese = { diets: ['glutenFree', 'lactoseFree'], allergens: ['milk'] } as const satisfies ArticleExtras;

/** Flour, water, yeast, salt. */
export const plainBread = {
  diets: ['vegetarian', 'vegan', 'lactoseFree'],
  allergens: ['gluten'],
} as const satisfies ArticleExtras;

/** Dough with butter, milk and egg. */
export const butterDough = { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] } as const satisfies ArticleExtras;

/** Meat with nothing added. */
export const plainMeat = { diets: ['glutenFree', 'lactoseFree'], allergens: [] } as const satisfies ArticleExtras;

/** Halal meat with nothing added. */
export const halalMeat = { diets: ['halal', 'glutenFree', 'lactoseFree'], allergens: [] } as const satisfies ArticleExtras;

/** Fish with nothing added. */
export const plainFish = { diets: ['glutenFree', 'lactoseFree'], allergens: ['fish'] } as const satisfies ArticleExtras;

/** Soya products without wheat. */
export const plainSoya = {
  diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
  allergens: ['soya'],
} as const satisfies ArticleExtras;
