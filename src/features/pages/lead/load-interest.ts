import type { Texts } from '#src/lazy/use-texts.ts';

/** Loads the short form with its words. It stands in a file of its own: what all it is made of is no list in the landing page's first load. */
export async function loadInterest(texts: Texts) {
  const [part] = await Promise.all([import('./RideInterest.tsx'), texts.load('lead', 'sign-in')]);
  return part.RideInterest;
}
