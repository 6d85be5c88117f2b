import { use } from 'react';
import { toFavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { useFlows } from '../flows.tsx';
import { useEmitted } from '../use-emitted.ts';
import { useMachine } from '../use-machine.ts';

/** The favourite addresses; they live with their page, which suspends until their logic is there. What is filled in is kept. */
export function useFavouriteAddresses() {
  const { favouriteAddressesLogic } = useFlows();
  const { machine, begin, remember } = use(favouriteAddressesLogic());
  const [snapshot, send, actor] = useMachine(machine, { input: begin() });
  useEmitted(actor, 'form.kept', ({ form }) => remember(form));
  return [toFavouriteAddressesView(snapshot), send] as const;
}
