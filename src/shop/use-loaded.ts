import { use } from 'react';
import type { Loader, LoadOnce } from './load-once.ts';
import { useFlows } from './flows.tsx';

type Reading = { readonly part: Promise<unknown>; isLost: boolean };
const readings = new WeakMap<LoadOnce, Map<unknown, Reading>>();

function read(load: LoadOnce, loader: Loader<unknown>): Reading {
  const known = readings.get(load) ?? new Map<unknown, Reading>();
  readings.set(load, known);
  const before = known.get(loader);
  if (before) return before;
  const reading: Reading = { part: load(loader), isLost: false };
  reading.part.catch(() => {
    reading.isLost = true;
  });
  known.set(loader, reading);
  return reading;
}

/**
 * What `loader` loads, once for all screens of the page; suspends until it is there. What was lost stays lost until that
 * is shown: else every drawing would ask for it anew, without end and without a word.
 * @throws PartLost to what stands around the screen
 */
export const useLoaded = <Part>(loader: Loader<Part>): Part => use(read(useFlows().load, loader).part as Promise<Part>);

export function useForgetLost(): () => void {
  const { load } = useFlows();
  return () => readings.get(load)?.forEach(({ isLost }, loader, known) => void (isLost && known.delete(loader)));
}
