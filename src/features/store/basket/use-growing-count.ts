import { startTransition, useEffect, useState } from 'react';

const FIRST = 40;
const STEP = 60;

/**
 * How many of `total` items may be drawn: a screenful in the first render, on the server too, then portion after portion
 * without getting in the way of clicks.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
