import type { CurrentLocation } from '#contract/entities/address.ts';
import { useFlows } from '../flows.tsx';

/**
 * Asks the device where it is; resolves with the place, or null when it was not found (the location flow then says why). Where
 * its code does not come at first, it waits for the next try.
 */
export function useLocating(): () => Promise<CurrentLocation | null> {
  const { location } = useFlows();
  return async () => {
    location.send({ type: 'location.asked' });
    await location.start();
    await new Promise<void>((found) => {
      const look = () => {
        if (!location.isThere() || location.seen().value === 'locating') return;
        stop();
        found();
      };
      const stop = location.subscribe(look);
      look();
    });
    const { trouble, place } = location.seen().context;
    return trouble === null ? place : null;
  };
}
