import { useEffect, useState, type RefObject } from 'react';

export function useScrolledPast(mark: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // Down and up again within a frame are two entries at once: the last is how it stands.
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setPast(last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return past;
}
