import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.ts';
import { failureOf } from '../../api/call-failed.ts';
import { menuOptions } from '../../api/discovery.ts';
import { type Around } from '../../api/around.ts';
import { useLocationFlow } from '../../flows/use-location.ts';
import { OpenStore } from './OpenStore.tsx';
import { StoreFailure } from './StoreFailure.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { untilNextChange } from './until-next-change.ts';

/** A store once its menu is there; before that its outline, and words where it can't be had. */
export function Store({ storeId }: { readonly storeId: string }) {
  const api = useApi();
  const place = useAround();
  const menu = useQuery({
    ...menuOptions(api, storeId, place),
    // The menu of the last place or language stays while the new one comes.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data ? untilNextChange(state.data) : false),
  });
  if (menu.data) return <OpenStore menu={menu.data} knowsPlace={place !== null} />;
  if (menu.isError) return <StoreFailure failure={failureOf(menu.error)} retrying={menu.isFetching} onRetry={() => void menu.refetch()} />;
  return <StoreSkeleton />;
}

function useAround(): Around | null {
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  return place && { latitude: place.latitude, longitude: place.longitude };
}
