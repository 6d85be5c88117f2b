import { alwaysAnswered } from '../always-answered.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, type AnyEventObject } from 'xstate';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import type { AddressToKeep } from '#domain/addresses/address-draft.ts';
import { favouriteAddressesMachine } from '#machines/favourite-addresses/favourite-addresses.machine.ts';
import type { AddressForm } from '#machines/favourite-addresses/favourite-addresses.setup.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { favouriteAddressesOptions } from '#src/api/favourite-addresses.ts';
import { randomText } from '#src/api/random-text.ts';
import type { hearStorage } from '#src/browser/hear-storage.ts';
import { addressFormDraft } from '#src/browser/drafts/address-form.ts';
import type { Keepers } from '#src/browser/owned-draft.ts';
import type { SessionFlow } from '../session/session-flow.ts';

type Around = Keepers & {
  readonly session: Pick<SessionFlow, 'seen'>;
  /** Hears what other tabs write down. */
  readonly hearStorage: typeof hearStorage;
};

/** The favourite addresses with their ports filled, the form that they begin with, and what keeps it. */
export type FavouriteAddressesLogic = {
  readonly machine: typeof favouriteAddressesMachine;
  readonly begin: () => { readonly form: AddressForm | null };
  readonly remember: (form: AddressForm | null) => void;
};

const isSame = (one: AddressToKeep, other: AddressToKeep) => one.address_name === other.address_name && one.address === other.address;

/**
 * The favourite addresses: what the server tells of them is what the basket, the parcel and the header offer, in this tab
 * at once and in others as soon as they hear of it.
 */
export function favouriteAddressesWith(api: Api, queryClient: QueryClient, around: Around): FavouriteAddressesLogic {
  const { keeper, session } = around;
  const customerId = () => session.seen().context.user?._id ?? null;
  const draft = addressFormDraft(around, () => session.seen().context.user?._id);
  const keep = (favourite_addresses: FavouriteAddress[]) => {
    queryClient.setQueryData(favouriteAddressesOptions(api, customerId()).queryKey, { favourite_addresses });
    return ok(favourite_addresses);
  };
  const tell = (favourite_addresses: FavouriteAddress[]) => {
    keeper.write('storefront.favourite_addresses', randomText());
    return keep(favourite_addresses);
  };
  const remove = (ids: readonly string[]) => api.call(favouriteCalls.delete_favourite_address, { address_ids: [...ids] });
  return {
    begin: () => ({ form: draft.read()?.form ?? null }),
    remember: (form) => draft.keep(form && { form: { ...form, draft: { ...form.draft, none: [...form.draft.none] } } }),
    machine: favouriteAddressesMachine.provide({
      actors: {
        listAddresses: alwaysAnswered(async ({ signal }) => {
          const answered = await api.call(favouriteCalls.get_favourite_addresses, {}, { signal });
          return answered.ok ? keep(answered.value.favourite_addresses) : answered;
        }),
        // None of these is stopped when the page is left: what was asked for is done, and whoever offers them hears of it.
        saveAddress: alwaysAnswered(async ({ input: { address, addressId } }) => {
          if (address === null) throw new Error('An address was to be saved that lacks something');
          const answered = await api.call(
            favouriteCalls.add_favourite_address,
            addressId ? { ...address, address_id: addressId } : address,
          );
          if (!answered.ok) return answered;
          const { favourite_addresses: all } = answered.value;
          // A server that knows no change of an address has added another one.
          const old = all.find(({ _id }) => _id === addressId);
          if (!old || isSame(old, address)) return tell(all);
          const removed = await remove([old._id]);
          return removed.ok ? tell(removed.value.favourite_addresses) : removed;
        }),
        removeAddresses: alwaysAnswered(async ({ input }) => {
          const answered = await remove(input.ids);
          return answered.ok ? tell(answered.value.favourite_addresses) : answered;
        }),
        keepAddress: alwaysAnswered(async ({ input }) => {
          const answered = await api.call(favouriteCalls.add_favourite_address, input.address);
          return answered.ok ? tell(answered.value.favourite_addresses) : answered;
        }),
        otherTabs: fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
          around.hearStorage(({ key }) => {
            if (key === 'storefront.favourite_addresses') sendBack({ type: 'addresses.changed' });
          }),
        ),
      },
    }),
  };
}
