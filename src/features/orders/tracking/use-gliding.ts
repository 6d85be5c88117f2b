import { useEffect, useRef, useState } from 'react';
import { MAP_MARKER } from '#contract/limits.ts';

const STILL = '(prefers-reduced-motion: reduce)';

export const mayMove = (): boolean => !matchMedia(STILL).matches;

/** A number that goes to each new value in a hundred steps of a tenth of a second (specification 2, section 9); at once where little movement is wanted. */
export function useGliding(goal: number): number {
  const [shown, setShown] = useState(goal);
  const from = useRef(goal);
  useEffect(() => {
    const start = from.current;
    if (!mayMove() || start === goal) {
      from.current = goal;
      setShown(goal);
      return undefined;
    }
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      from.current = start + ((goal - start) * step) / MAP_MARKER.steps;
      setShown(from.current);
      if (step === MAP_MARKER.steps) clearInterval(timer);
    }, MAP_MARKER.stepEvery);
    return () => clearInterval(timer);
  }, [goal]);
  return shown;
}
