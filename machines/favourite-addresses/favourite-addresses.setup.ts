import { assign, emit, setup } from 'xstate';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import type { Failure } from '#contract/failure.ts';
import { FAVOURITE_ADDRESSES_MAXIMUM } from '#contract/limits.ts';
import {
  addressOf,
  draftOf,
  EMPTY_ADDRESS,
  isUntouched,
  type AddressDraft,
  type AddressPlace,
  type AddressToKeep,
} from '#domain/addresses/address-draft.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { callbackPort, ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

/** What every call answers: all addresses of the customer, or why not. */
type Answered = Result<readonly FavouriteAddress[], Failure>;

/** The form of an address: of one that is kept already, or a new one (null); put aside while it is not open. */
export type AddressForm = { readonly addressId: string | null; readonly draft: AddressDraft; readonly isOpen: boolean };

/** What is told whenever something is filled in, so that it can be kept; null when nothing is left to keep. */
export type FormKept = { readonly type: 'form.kept'; readonly form: AddressForm | null };

export type FavouriteAddressesContext = {
  readonly told: readonly FavouriteAddress[] | null;
  /** Another tab changed them since. */
  readonly isOld: boolean;
  readonly ticked: readonly string[];
  /** What was deleted last and can be kept again, until that is dealt with. */
  readonly gone: readonly FavouriteAddress[];
  readonly form: AddressForm | null;
  /** The name of what was saved last, until that is dealt with. */
  readonly saved: string | null;
  readonly failed: { readonly what: 'loading' | 'saving' | 'deleting' | 'undoing'; readonly failure: Failure } | null;
};

export type FavouriteAddressesEvent =
  | { type: 'retry.asked' }
  | { type: 'edit.toggled' }
  | { type: 'address.ticked'; addressId: string }
  | { type: 'deletion.asked' }
  | { type: 'undo.asked' }
  | { type: 'news.read' }
  | { type: 'addition.asked'; place: AddressPlace | null }
  | { type: 'change.asked'; addressId: string }
  | { type: 'draft.typed'; part: Partial<AddressDraft> }
  | { type: 'form.closed' }
  | { type: 'form.cancelled' }
  | { type: 'address.given' }
  | { type: 'addresses.changed' };

type What = NonNullable<FavouriteAddressesContext['failed']>['what'];

/** The ticked addresses that are still kept. */
export const tickedOf = ({ ticked, told }: Pick<FavouriteAddressesContext, 'ticked' | 'told'>): readonly FavouriteAddress[] =>
  (told ?? []).filter(({ _id }) => ticked.includes(_id));

/** Whether a customer keeps as many as one can. */
export const isFull = ({ told }: Pick<FavouriteAddressesContext, 'told'>): boolean => (told?.length ?? 0) >= FAVOURITE_ADDRESSES_MAXIMUM;

const isKept = ({ told }: Pick<FavouriteAddressesContext, 'told'>, id: string) => told?.some(({ _id }) => _id === id) ?? false;
const toKeep = ({ _id, ...address }: FavouriteAddress): AddressToKeep => address;

/** What a form saves: null while something is missing or wrong. */
export const savedBy = ({ form }: Pick<FavouriteAddressesContext, 'form'>): AddressToKeep | null => form && addressOf(form.draft);

/** What is kept again next. */
export const nextGone = ({ gone }: Pick<FavouriteAddressesContext, 'gone'>): AddressToKeep => toKeep(gone[0] as FavouriteAddress);

/** A new address: what was put aside of one goes on, with the place that is meant where it has none. */
function newForm({ form }: Pick<FavouriteAddressesContext, 'form'>, place: AddressPlace | null): AddressForm {
  const draft = form?.addressId === null ? form.draft : EMPTY_ADDRESS;
  const isPlaced = draft.place !== null || draft.search !== null;
  return { addressId: null, draft: isPlaced || place === null ? draft : { ...draft, place }, isOpen: true };
}

/** A kept address: what was put aside of the same one goes on. */
function formOf({ form, told }: Pick<FavouriteAddressesContext, 'form' | 'told'>, addressId: string): AddressForm | null {
  if (form?.addressId === addressId) return { ...form, isOpen: true };
  const kept = told?.find(({ _id }) => _id === addressId);
  return kept ? { addressId, draft: draftOf(kept), isOpen: true } : form;
}

/** What is worth keeping of a form: nothing of a new one that was left empty. */
const keptOf = (form: AddressForm | null): AddressForm | null => (form?.addressId === null && isUntouched(form.draft) ? null : form);

export const favouriteAddressesSetup = setup({
  types: {
    input: {} as { form: AddressForm | null },
    context: {} as FavouriteAddressesContext,
    events: {} as FavouriteAddressesEvent,
    children: {} as {
      otherTabs: 'otherTabs';
      listAddresses: 'listAddresses';
      saveAddress: 'saveAddress';
      removeAddresses: 'removeAddresses';
      keepAddress: 'keepAddress';
    },
    emitted: {} as FormKept,
    tags: {} as 'busy' | 'blocked',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    /** Tells that another tab changed the addresses. */
    otherTabs: callbackPort('otherTabs'),
    listAddresses: ask<Answered>('listAddresses'),
    saveAddress: ask<Answered, { addressId: string | null; address: AddressToKeep | null }>('saveAddress'),
    removeAddresses: ask<Answered, { ids: readonly string[] }>('removeAddresses'),
    keepAddress: ask<Answered, { address: AddressToKeep }>('keepAddress'),
  },
  guards: {
    'they are old': ({ context }) => context.isOld,
    'a form is open': ({ context }) => context.form?.isOpen === true,
    'something is kept': ({ context }) => (context.told?.length ?? 0) > 0,
    'it is kept': ({ context }, params: { addressId: string }) => isKept(context, params.addressId),
    'there is room': ({ context }) => !isFull(context),
    'something is ticked': ({ context }) => tickedOf(context).length > 0,
    'something can be undone': ({ context }) => context.gone.length > 0,
    'something is said': ({ context }) => context.gone.length > 0 || context.saved !== null,
    'more was deleted': ({ context }, params: { answered: Answered }) => params.answered.ok && context.gone.length > 1,
    'nothing is missing': ({ context }) => savedBy(context) !== null,
    'the server did it': (_, params: { answered: Answered }) => params.answered.ok,
  },
  actions: {
    'note that they are old': assign({ isOld: true }),
    'note that they are asked for anew': assign({ isOld: false }),
    'keep the addresses': assign((_, params: { answered: Answered }) =>
      params.answered.ok ? { told: params.answered.value, failed: null } : {},
    ),
    'tick or untick': assign(({ context }, params: { addressId: string }) => ({
      ticked: context.ticked.includes(params.addressId)
        ? context.ticked.filter((id) => id !== params.addressId)
        : [...context.ticked, params.addressId].sort(),
    })),
    'forget the ticks': assign({ ticked: [] }),
    'keep what is gone': assign(({ context }) => ({ gone: tickedOf(context), ticked: [] })),
    'forget what is kept again': assign(({ context }) => ({ gone: context.gone.slice(1) })),
    'forget what is gone': assign({ gone: [] }),
    'forget what was said': assign({ failed: null, saved: null }),
    'open a new form': assign(({ context }, params: { place: AddressPlace | null }) => ({ form: newForm(context, params.place) })),
    'open the form of a kept one': assign(({ context }, params: { addressId: string }) => ({ form: formOf(context, params.addressId) })),
    'keep what is typed': assign(({ context: { form } }, params: { part: Partial<AddressDraft> }) => ({
      form: form && { ...form, draft: { ...form.draft, ...params.part } },
    })),
    'put the form aside': assign(({ context: { form } }) => ({ form: keptOf(form && { ...form, isOpen: false }) })),
    'forget the form': assign({ form: null }),
    'say what is saved': assign(({ context }) => ({ saved: savedBy(context)?.address_name ?? null, form: null })),
    'tell what is filled in': emit(({ context }) => ({ type: 'form.kept' as const, form: keptOf(context.form) })),
    'remember why': assign((_, params: { what: What; answered: Answered }) =>
      params.answered.ok ? {} : { failed: { what: params.what, failure: params.answered.failure } },
    ),
  },
});
