import type { InspectionEvent } from 'xstate';

/** Hears each thing that the page's actors do, with when: `performance.now()`. */
export type Inspector = (step: InspectionEvent, at: number) => void;

/** As many as happen on the busiest page until who listens is there. */
const MOST_EARLY = 2_000;

const inspectors: Inspector[] = [];
let early: Parameters<Inspector>[] | null = typeof window === 'undefined' ? null : [];

/** Every actor of the page is created with this: `tests/project/inspected.test.ts` holds that. Until somebody listens from the start, it is only kept for them. */
export const inspect = (step: InspectionEvent): void => {
  const at = performance.now();
  inspectors.forEach((inspector) => inspector(step, at));
  if (early && early.length < MOST_EARLY) early.push([step, at]);
};

export const inspectActors = (inspector: Inspector): unknown => inspectors.push(inspector);

export function inspectFromTheStart(inspector: Inspector): void {
  early?.forEach((inspected) => inspector(...inspected));
  early = null;
  inspectors.push(inspector);
}
