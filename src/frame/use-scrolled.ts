import { useEffect, useState, type RefObject } from 'react';

export function useScrolledPast(mark: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const seen = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    seen.observe(mark.current);
    return () => seen.disconnect();
  }, [mark]);
  return past;
}
