import { toFavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { useEmitted } from '../use-emitted.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringFavouriteAddresses } from './bring-favourite-addresses.ts';

/** The favourite addresses; they live with their page, which suspends until their logic is there. What is filled in is kept. */
export function useFavouriteAddresses() {
  const { machine, begin, remember } = useBrought(bringFavouriteAddresses);
  const [snapshot, send, actor] = useMachine(machine, { input: begin() });
  useEmitted(actor, 'form.kept', ({ form }) => remember(form));
  return [toFavouriteAddressesView(snapshot), send] as const;
}
