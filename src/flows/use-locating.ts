import { waitFor } from 'xstate';
import type { CurrentLocation } from '../../contract/entities/address.ts';
import { useFlows } from './flows.tsx';

/** Asks the device where it is; resolves with the place, or null when it was not found (the location flow then says why). */
export function useLocating(): () => Promise<CurrentLocation | null> {
  const { location } = useFlows();
  return async () => {
    location.send({ type: 'location.asked' });
    const { context } = await waitFor(location, (snapshot) => !snapshot.matches('locating'));
    return context.trouble === null ? context.place : null;
  };
}
