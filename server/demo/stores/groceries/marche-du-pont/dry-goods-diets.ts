import type { Diet } from '#server/demo/demo-types.ts';

/** No animal product at all, hence no milk either. */
export const vegan: readonly Diet[] = ['vegetarian', 'vegan', 'lactoseFree'];

export const veganGlutenFree: readonly Diet[] = [...vegan, 'glutenFree'];

/** Certified halal by its producer, besides being vegan and without gluten. */
export const veganGlutenFreeHalal: readonly Diet[] = [...veganGlutenFree, 'halal'];

/** May hold milk, eggs or honey, but no meat, fish, gelatine or rennet. */
export const vegetarian: readonly Diet[] = ['vegetarian'];

export const vegetarianGlutenFree: readonly Diet[] = ['vegetarian', 'glutenFree'];

export const vegetarianLactoseFree: readonly Diet[] = ['vegetarian', 'lactoseFree'];

export const vegetarianGlutenAndLactoseFree: readonly Diet[] = ['vegetarian', 'glutenFree', 'lactoseFree'];

export const glutenFree: readonly Diet[] = ['glutenFree'];

export const glutenAndLactoseFree: readonly Diet[] = ['glutenFree', 'lactoseFree'];
