import type { InspectionEvent } from 'xstate';

/** Hears each thing that the page's actors do, with when: `performance.now()`. */
export type Ear = (step: InspectionEvent, at: number) => void;

/** As many as happen on the busiest page until who listens is there. */
const MOST_EARLY = 2_000;

const ears: Ear[] = [];
let early: Parameters<Ear>[] | null = typeof window === 'undefined' ? null : [];

/** Every actor of the page is created with this: `tests/project/inspected.test.ts` holds that. Until somebody listens from the start, it is only kept for them. */
export const inspect = (step: InspectionEvent): void => {
  const at = performance.now();
  ears.forEach((ear) => ear(step, at));
  if (early && early.length < MOST_EARLY) early.push([step, at]);
};

export const hearActors = (ear: Ear): unknown => ears.push(ear);

export function hearActorsFromTheStart(ear: Ear): void {
  early?.forEach((inspected) => ear(...inspected));
  early = null;
  ears.push(ear);
}
