import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';

const NOTHING: readonly never[] = [];

/** What somebody eats, as the address of this page says it, and how to change it. Back leads past the changes. */
export function useFoodFilter(): readonly [FoodFilter, (filter: FoodFilter) => void] {
  const { diets = NOTHING, without = NOTHING } = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (filter: FoodFilter) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, diets: [...filter.diets], without: [...filter.without] }),
      replace: true,
      resetScroll: false,
    } as never);
  return [{ diets, without }, change];
}
