import { useEffect, useEffectEvent, useState } from 'react';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { toAddressSearchView } from '#machines/address-search/address-search.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

/**
 * One address being searched for; lives with its field. `onFound` hears of the place that was meant; `prepare` loads
 * the search before anything is typed. `isAround`: what is found is where the customer looks around from.
 */
export function useSearching(onFound: (place: CurrentLocation) => void, isAround = true) {
  const { addressSearch } = useFlows();
  const [flow] = useState(() => addressSearch(isAround));
  const found = useEffectEvent(onFound);
  useEffect(() => flow.onEmitted(({ place }) => found(place)), [flow]);
  const [view, send] = useFlow(flow, toAddressSearchView);
  // After the event that asks for it: asking for files is work that a tap need not wait for.
  return [view, send, () => setTimeout(() => void flow.start())] as const;
}
