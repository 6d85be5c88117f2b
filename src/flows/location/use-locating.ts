import type { CurrentLocation } from '#contract/entities/address.ts';
import { useFlows } from '../flows.tsx';

/** Asks the device where it is; resolves with the place, or null when it was not found (the location flow then says why). */
export function useLocating(): () => Promise<CurrentLocation | null> {
  const { location } = useFlows();
  return async () => {
    location.send({ type: 'location.asked' });
    if (!(await location.start())) return null;
    await new Promise<void>((found) => {
      const look = () => {
        if (location.seen().value === 'locating') return;
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
