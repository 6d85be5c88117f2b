import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Place } from '../../contract/calls/places.ts';
import { toAddressSearchView } from '../../machines/address-search/address-search.view.ts';
import { useFlows } from './flows.tsx';

/** One address being searched for; lives with its field. `onFound` hears of the place that was meant. */
export function useSearching(onFound: (place: Place) => void) {
  const { addressSearch } = useFlows();
  const [snapshot, send, actor] = useMachine(addressSearch);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const listening = actor.on('place.found', ({ place }) => found(place));
    return () => listening.unsubscribe();
  }, [actor]);
  return [toAddressSearchView(snapshot), send] as const;
}
