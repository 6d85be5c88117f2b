import type { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import type { MenuItem } from '#contract/entities/store.ts';

export type Diet = (typeof DIETS)[number];
export type Allergen = (typeof ALLERGENS)[number];

/** What somebody eats: every one of these diets, and none of these allergens. Empty lists ask for nothing. */
export type FoodFilter = { readonly diets: readonly Diet[]; readonly without: readonly Allergen[] };

/** `ask` where the store has not said all that the filter asks for, and what it did say does not speak against the item. */
export type FoodFit = 'suits' | 'ask' | 'clashes';

type FoodFacts = Pick<MenuItem, 'diets' | 'allergens'>;

/** Whether a filter asks for anything at all. */
export const asksForFood = ({ diets, without }: FoodFilter): boolean => diets.length + without.length > 0;

/** Whether an item suits what somebody eats. Nothing is guessed: missing facts never count as suiting. */
export function foodFit({ diets, allergens }: FoodFacts, filter: FoodFilter): FoodFit {
  if (diets && filter.diets.some((diet) => !diets.includes(diet))) return 'clashes';
  if (allergens && filter.without.some((allergen) => allergens.includes(allergen))) return 'clashes';
  return (filter.diets.length > 0 && !diets) || (filter.without.length > 0 && !allergens) ? 'ask' : 'suits';
}
