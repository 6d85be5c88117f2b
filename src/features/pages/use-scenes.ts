import { useEffect, useEffectEvent, useState } from 'react';

/** Which scene of a film is shown, and what shows another. While it plays, the next one comes every `milliseconds`; after the last it is over. */
export function useScenes(count: number, isPlaying: boolean, milliseconds: number, over: () => void) {
  const [shown, show] = useState(0);
  const next = useEffectEvent(() => {
    if (shown + 1 < count) show(shown + 1);
    else over();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => next(), milliseconds);
    return () => clearInterval(timer);
  }, [isPlaying, milliseconds]);
  return [shown, show] as const;
}
