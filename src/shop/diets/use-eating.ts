import { useSyncExternalStore } from 'react';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { EatingView } from '#machines/eating/eating.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

const toView = (view: EatingView) => view;

export function useEats(): FoodFilter {
  const { eats } = useFlows();
  return useSyncExternalStore(eats.subscribe, eats.getSnapshot, eats.getSnapshot);
}

export const useEating = () => useFlow(useFlows().eating, toView);
