import { useEffect, useState } from 'react';
import type { Point } from '#domain/geometry.ts';

export function useDrawnAround(
  loadDrawn: ((at: Point) => Promise<object>) | undefined,
  at: Point | null,
): { readonly around: object | null } | null {
  const [first, setFirst] = useState(at);
  if (first === null && at !== null) setFirst(at);
  const [drawn, setDrawn] = useState<{ readonly around: object | null } | null>(loadDrawn ? null : { around: null });
  useEffect(() => {
    if (!loadDrawn || !first) return undefined;
    let isGone = false;
    const keepDrawn = async () => {
      const around = await loadDrawn(first);
      if (!isGone) setDrawn({ around });
    };
    void keepDrawn();
    return () => {
      isGone = true;
    };
  }, [loadDrawn, first]);
  return drawn;
}
