import * as v from 'valibot';
import { listOf } from '../fields.ts';

/** What a dish can be said to suit. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'] as const;
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

/** What somebody eats: every one of these diets, and nothing that holds one of these allergens. Empty lists ask for nothing. */
export const eats = v.object({ diets: listOf(v.picklist(DIETS), DIETS.length), without: listOf(v.picklist(ALLERGENS), ALLERGENS.length) });
export type Eats = v.InferOutput<typeof eats>;
