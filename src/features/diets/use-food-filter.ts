import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { asksForFood, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import { useDiets, useEats } from '#src/shop/diets/use-diets.ts';
import { filterIn } from './food-search.ts';

const NOTHING: readonly never[] = [];

/** What dishes are shown by, and how to change it. Back leads past the changes. */
export function useFoodFilter() {
  const { diets = NOTHING, without = NOTHING, everything = false } = useSearch({ strict: false });
  const navigate = useNavigate();
  const kept = useEats();
  const [, send] = useDiets();
  const named = useMemo(() => ({ diets, without }), [diets, without]);
  const filter = useMemo(() => filterIn({ ...named, everything }, kept), [named, everything, kept]);
  /** Whether the address says it: that is changed and kept nowhere before its customer wants it. */
  const isNamed = asksForFood(named);
  const go = (search: { diets: readonly string[]; without: readonly string[]; everything: boolean }) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...search }), replace: true, resetScroll: false } as never);
  const keep = (eats: FoodFilter) => {
    send({ type: 'eats.chosen', eats });
    if (isNamed || everything) go({ diets: [], without: [], everything: false });
  };
  return {
    filter,
    chosen: isNamed ? named : kept,
    isNamed,
    isPaused: everything && !isNamed && asksForFood(kept),
    choose: (eats: FoodFilter) => (isNamed ? go({ ...eats, everything: false }) : keep(eats)),
    keepNamed: () => keep(named),
    showAll: () => go({ diets: [], without: [], everything: asksForFood(kept) }),
    showSuitable: () => go({ diets: [], without: [], everything: false }),
  };
}
