import { use } from 'react';
import type { Bring, Brought } from './brought.ts';
import { useFlows } from './flows.tsx';

type Reading = { readonly part: Promise<unknown>; isLost: boolean };
/** What screens of a page read, by what brings it. */
const readings = new WeakMap<Brought, Map<unknown, Reading>>();

function read(brought: Brought, bring: Bring<unknown>): Reading {
  const known = readings.get(brought) ?? new Map<unknown, Reading>();
  readings.set(brought, known);
  const before = known.get(bring);
  if (before) return before;
  const reading: Reading = { part: brought(bring), isLost: false };
  reading.part.catch(() => {
    reading.isLost = true;
  });
  known.set(bring, reading);
  return reading;
}

/**
 * What `bring` brings, once for all screens of the page; suspends until it is there. What was lost stays lost until that
 * is shown: else every drawing would ask for it anew, without end and without a word.
 * @throws PartLost to what stands around the screen
 */
export const useBrought = <Part>(bring: Bring<Part>): Part => use(read(useFlows().brought, bring).part as Promise<Part>);

/** Has the next screen ask anew for what was lost: called by what shows that it was. */
export function useForgetLost(): () => void {
  const { brought } = useFlows();
  return () => readings.get(brought)?.forEach(({ isLost }, bring, known) => void (isLost && known.delete(bring)));
}
