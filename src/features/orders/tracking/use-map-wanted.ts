import { useState } from 'react';
import { savesData } from '#src/browser/saves-data.ts';

export function useMapWanted() {
  const [isWanted, setWanted] = useState(() => !savesData());
  return [isWanted, () => setWanted(true)] as const;
}
