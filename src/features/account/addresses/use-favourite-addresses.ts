import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import type { Failure } from '#contract/failure.ts';
import { FAVOURITE_ADDRESSES_MAXIMUM } from '#contract/limits.ts';
import { ok, type Result } from '#contract/result.ts';
import { addressOf, type AddressDraft, type AddressPlace, type AddressToKeep } from '#domain/addresses/address-draft.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { favouriteAddressesOptions } from '#src/api/favourite-addresses.ts';
import { randomText } from '#src/api/random-text.ts';
import { addressFormDraft } from '#src/browser/drafts/address-form.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { useCommand } from '#src/shop/use-command.ts';
import { formOf, keptOf, newForm, type AddressForm } from './address-form.ts';
import { useTickedDeletion } from '../use-ticked-deletion.ts';

type Addresses = Result<FavouriteAddress[], Failure>;
type ToSave = { readonly addressId: string | null; readonly address: AddressToKeep };

const isSame = (one: AddressToKeep, other: AddressToKeep) => one.address_name === other.address_name && one.address === other.address;
const toKeep = ({ _id, ...address }: FavouriteAddress): AddressToKeep => address;

/**
 * What changes a customer's addresses. What the server tells of them is what the basket, the parcel and the header offer, in
 * this tab at once and in others as soon as they hear of it. Nothing is stopped when the page is left.
 */
export function changesOfAddresses(api: Api, queryClient: QueryClient, storage: Pick<BrowserStorage, 'write'>, customerId: string) {
  const { queryKey } = favouriteAddressesOptions(api, customerId);
  const update = async (call: ReturnType<typeof add>): Promise<Addresses> => {
    // A read that began before would bring back what is changed now.
    await queryClient.cancelQueries({ queryKey });
    const answered = await call;
    if (!answered.ok) return answered;
    queryClient.setQueryData(queryKey, answered.value);
    storage.write('storefront.favourite_addresses', randomText());
    return ok(answered.value.favourite_addresses);
  };
  const add = (address: AddressToKeep & { readonly address_id?: string }) => api.call(favouriteCalls.add_favourite_address, address);
  const remove = (ids: readonly string[]) => api.call(favouriteCalls.delete_favourite_address, { address_ids: [...ids] });
  return {
    save: async ({ addressId, address }: ToSave): Promise<Addresses> => {
      const saved = await update(add(addressId === null ? address : { ...address, address_id: addressId }));
      // A server that knows no change of an address has added another one.
      const old = saved.ok ? saved.value.find(({ _id }) => _id === addressId) : undefined;
      return !old || isSame(old, address) ? saved : update(remove([old._id]));
    },
    remove: (addresses: readonly FavouriteAddress[]) => update(remove(addresses.map(({ _id }) => _id))),
    keepAgain: async (addresses: readonly FavouriteAddress[]) => {
      for (const [index, address] of addresses.entries()) {
        const kept = await update(add(toKeep(address)));
        if (!kept.ok) return { left: addresses.slice(index), failure: kept.failure };
      }
      return { left: [], failure: null };
    },
  };
}

export type FavouriteAddresses = ReturnType<typeof useFavouriteAddresses>;
export type AddressFormShown = NonNullable<FavouriteAddresses['form']>;

/** The addresses that a customer keeps (specification 2, section 2.8), and the form that one is filled in with; it is kept, open or put aside. */
export function useFavouriteAddresses(customerId: string) {
  const api = useApi();
  const { storages, session } = useFlows();
  const changes = changesOfAddresses(api, useQueryClient(), storages.storage, customerId);
  const read = useQuery({ ...favouriteAddressesOptions(api, customerId), retry: false, networkMode: 'always' });
  const kept = read.data?.favourite_addresses ?? null;
  const list = useTickedDeletion({ read, kept, remove: changes.remove, keepAgain: changes.keepAgain });
  const draft = addressFormDraft(storages, () => session.getSnapshot().context.user?._id);
  const [form, setForm] = useState<AddressForm | null>(() => draft.read()?.form ?? null);
  const fill = (next: AddressForm | null) => {
    setForm(next);
    const worthIt = keptOf(next);
    draft.keep(worthIt && { form: { ...worthIt, draft: { ...worthIt.draft, none: [...worthIt.draft.none] } } });
  };
  const saving = useCommand(
    async (wanted: ToSave) => {
      const saved = await changes.save(wanted);
      return saved.ok ? ok(wanted.address.address_name) : saved;
    },
    { onDone: () => fill(null) },
  );
  const isSaving = saving.is === 'asking';
  const address = form && addressOf(form.draft);
  const isFull = (kept?.length ?? 0) >= FAVOURITE_ADDRESSES_MAXIMUM;
  const open = (next: AddressForm) => {
    if (list.is !== 'viewing' || isSaving) return;
    list.read();
    saving.clear();
    fill(next);
  };
  const leave = (next: AddressForm | null) => {
    if (isSaving) return;
    saving.clear();
    fill(next);
  };
  return {
    ...list,
    isFull,
    isBegun: form?.addressId === null && !form.isOpen,
    saved: saving.is === 'done' ? saving.value : null,
    form:
      form?.isOpen && kept !== null && list.is === 'viewing'
        ? { isNew: form.addressId === null, draft: form.draft, isSaving, failure: saving.failure }
        : null,
    look: () => void read.refetch(),
    toggle: () => {
      saving.clear();
      list.toggle();
    },
    undo: () => {
      saving.clear();
      list.undo();
    },
    read: () => {
      saving.clear();
      list.read();
    },
    add: (place: AddressPlace | null) => {
      if (!isFull) open(newForm(form, place));
    },
    change: (one: FavouriteAddress) => open(formOf(form, one)),
    type: (part: Partial<AddressDraft>) => {
      if (!isSaving) fill(form && { ...form, draft: { ...form.draft, ...part } });
    },
    close: () => leave(keptOf(form && { ...form, isOpen: false })),
    cancel: () => leave(null),
    save: () => {
      if (form && address) saving.give({ addressId: form.addressId, address });
    },
  };
}
