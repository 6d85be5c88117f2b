import { useEffect, useRef } from 'react';

export function useRefocusedHeading(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const earlier = useRef(shown);
  useEffect(() => {
    if (earlier.current === shown) return;
    earlier.current = shown;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
