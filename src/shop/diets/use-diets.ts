import { useSyncExternalStore } from 'react';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { DietsView } from '#machines/diets/diets.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

const toView = (view: DietsView) => view;

export function useEats(): FoodFilter {
  const { eats } = useFlows();
  return useSyncExternalStore(eats.subscribe, eats.getSnapshot, eats.getSnapshot);
}

export const useDiets = () => useFlow(useFlows().diets, toView);
