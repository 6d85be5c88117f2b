import { useState } from 'react';
import { savesData } from '#src/browser/saves-data.ts';

/** Whether a map is to be loaded: by itself, or where few data are wanted once it is asked for. */
export function useMapWanted() {
  const [isWanted, setWanted] = useState(() => !savesData());
  return [isWanted, () => setWanted(true)] as const;
}
