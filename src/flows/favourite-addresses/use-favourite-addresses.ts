import { use, useEffect } from 'react';
import { toFavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** The favourite addresses; they live with their page, which suspends until their logic is there. What is filled in is kept. */
export function useFavouriteAddresses() {
  const { favouriteAddressesLogic } = useFlows();
  const { machine, begin, remember } = use(favouriteAddressesLogic());
  const [snapshot, send, actor] = useMachine(machine, { input: begin() });
  useEffect(() => {
    const listening = actor.on('form.kept', ({ form }) => remember(form));
    return () => listening.unsubscribe();
  }, [actor, remember]);
  return [toFavouriteAddressesView(snapshot), send] as const;
}
