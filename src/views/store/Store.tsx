import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { failureOf } from '#src/api/call-failed.ts';
import type { Around } from '#src/api/around.ts';
import { menuOptions } from '#src/api/discovery.ts';
import { knownMenu } from '#src/api/menu-opening.ts';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import { OpenStore } from './OpenStore.tsx';
import { StoreFailure } from './StoreFailure.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { untilNextChange } from './until-next-change.ts';

const WHOLE = {};

/** A store once its menu is there, or its opening; before that its outline, and words where it can't be had. */
export function Store({ storeId }: { readonly storeId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const place = useAround();
  const [known] = useState(() => knownMenu(queryClient, storeId, api.language()));
  const menu = useQuery({
    ...menuOptions(api, storeId, place),
    // The menu of the last place or language stays while the new one comes.
    placeholderData: (previous) => previous ?? known?.menu,
    refetchInterval: ({ state }) => (state.data ? untilNextChange(state.data) : false),
  });
  const retry = () => void menu.refetch();
  const failure = menu.isError ? failureOf(menu.error) : null;
  // A menu that was readable stays so while the server can't be reached; one that the server refuses goes.
  const shown = menu.data ?? (failure?.kind === 'transport' ? known?.menu : undefined);
  if (shown) {
    const lengths = shown === known?.menu ? known.lengths : WHOLE;
    return (
      <OpenStore
        menu={shown}
        lengths={lengths}
        knowsPlace={place !== null}
        lost={failure && { failure, retrying: menu.isFetching, retry }}
      />
    );
  }
  if (failure) return <StoreFailure failure={failure} retrying={menu.isFetching} onRetry={retry} />;
  return <StoreSkeleton />;
}

function useAround(): Around | null {
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  return place && { latitude: place.latitude, longitude: place.longitude };
}
