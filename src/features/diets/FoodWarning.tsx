import { foodWarning, type FoodFacts } from '#domain/catalogue/food-filter.ts';
import { useEats } from '#src/shop/diets/use-diets.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const FoodWarningText = lazyPart((texts) => withWords(import('./FoodWarningText.tsx'), texts.load('diets'), 'FoodWarningText'));

export function FoodWarning({ of: facts, isLine = false }: { readonly of: FoodFacts | null | undefined; readonly isLine?: boolean }) {
  const eats = useEats();
  const warning = facts ? foodWarning(facts, eats) : null;
  return warning ? <FoodWarningText warning={warning} holds={facts?.allergens ?? []} isLine={isLine} /> : null;
}
