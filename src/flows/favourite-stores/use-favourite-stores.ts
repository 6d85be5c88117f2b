import { use } from 'react';
import { toFavouriteStoresView } from '#machines/favourite-stores/favourite-stores.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** The favourite stores; they live with their page, which suspends until their logic is there. `ids` is what the session knows when it opens. */
export function useFavouriteStores(ids: readonly string[]) {
  const { favouriteStoresLogic } = useFlows();
  const [snapshot, send] = useMachine(use(favouriteStoresLogic()), { input: { ids } });
  return [toFavouriteStoresView(snapshot), send] as const;
}
