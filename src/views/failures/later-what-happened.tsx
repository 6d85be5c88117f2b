import { lazy, Suspense } from 'react';

const Nothing = () => null;
/** Where something is broken this may not come either: then nothing is offered. The page brings it ahead (`afterwards.ts`). */
const Part = lazy(async () => {
  const [part] = await Promise.allSettled([import('./WhatHappened.tsx')]);
  return { default: part.status === 'fulfilled' ? part.value.WhatHappened : Nothing };
});

/** The way to copy what happened, below what says that something did not work. */
export const LaterWhatHappened = () => (
  <Suspense>
    <Part />
  </Suspense>
);
