import type { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import type { MenuItem } from '#contract/entities/store.ts';

export type Diet = (typeof DIETS)[number];
export type Allergen = (typeof ALLERGENS)[number];

/** What somebody eats: every one of these diets, and none of these allergens. Empty lists ask for nothing. */
export type FoodFilter = { readonly diets: readonly Diet[]; readonly without: readonly Allergen[] };

/** `ask` where the store has not said all that the filter asks for, and what it did say does not speak against the item. */
export type FoodFit = 'suits' | 'ask' | 'clashes';

export type FoodFacts = Pick<MenuItem, 'diets' | 'allergens'>;

export const asksForFood = ({ diets, without }: FoodFilter): boolean => diets.length + without.length > 0;

export type FoodWarning = {
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  readonly isUnknown: boolean;
};

/** What speaks against an item for somebody who eats so; null where nothing does. Nothing is guessed: missing facts never count as suiting. */
export function foodWarning({ diets, allergens }: FoodFacts, filter: FoodFilter): FoodWarning | null {
  const warning = {
    diets: diets ? filter.diets.filter((diet) => !diets.includes(diet)) : [],
    allergens: allergens ? filter.without.filter((allergen) => allergens.includes(allergen)) : [],
    isUnknown: (filter.diets.length > 0 && !diets) || (filter.without.length > 0 && !allergens),
  };
  return isAgainst(warning) || warning.isUnknown ? warning : null;
}

export const isAgainst = ({ diets, allergens }: FoodWarning): boolean => diets.length + allergens.length > 0;

export function foodFit(facts: FoodFacts, filter: FoodFilter): FoodFit {
  const warning = foodWarning(facts, filter);
  return warning === null ? 'suits' : isAgainst(warning) ? 'clashes' : 'ask';
}
