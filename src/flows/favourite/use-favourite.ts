import { useEffect } from 'react';
import { toFavouriteView } from '#machines/favourite/favourite.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringFavourite } from './bring-favourite.ts';

/** Whether the signed-in customer keeps a store, and how to change it; suspends until its logic is there. `isKnown` is what the session says. */
export function useFavourite(storeId: string, isKnown: boolean) {
  const [snapshot, send] = useMachine(useBrought(bringFavourite), { input: { storeId, isFavourite: isKnown } });
  useEffect(() => send({ type: 'favourite.known', isFavourite: isKnown }), [isKnown, send]);
  return [toFavouriteView(snapshot), send] as const;
}
