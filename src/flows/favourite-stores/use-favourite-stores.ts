import { toFavouriteStoresView } from '#machines/favourite-stores/favourite-stores.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringFavouriteStores } from './bring-favourite-stores.ts';

/** The favourite stores; they live with their page, which suspends until their logic is there. `ids` is what the session knows when it opens. */
export function useFavouriteStores(ids: readonly string[]) {
  const [snapshot, send] = useMachine(useBrought(bringFavouriteStores), { input: { ids } });
  return [toFavouriteStoresView(snapshot), send] as const;
}
