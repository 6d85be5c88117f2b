import { lazy, Suspense, type ComponentType } from 'react';

/** Where something is broken this may not come either: then nothing is offered. The page loads it ahead (`deferred-startup.ts`). */
const Part = lazy<ComponentType>(() =>
  import('./WhatHappened.tsx').then(
    ({ WhatHappened }) => ({ default: WhatHappened }),
    () => ({ default: () => null }),
  ),
);

export const LazyWhatHappened = () => (
  <Suspense>
    <Part />
  </Suspense>
);
