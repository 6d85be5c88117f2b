import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import type { Failure } from '#contract/failure.ts';
import { FAVOURITE_ADDRESSES_MAXIMUM } from '#contract/limits.ts';
import { defineModel, type PortAnswered } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { favouriteAddressesMachine } from './favourite-addresses.machine.ts';
import { isFull, savedBy } from './favourite-addresses.setup.ts';
import { filledIn, home, nadia, servette, work } from './sample-addresses.ts';
import { favouriteAddressesQuestions } from './favourite-addresses.questions.ts';

const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const refused = (code: 1004 | 1005, reason: 'addresses_many' | null = null): Failure => ({ kind: 'refused', code, reason, details: null });
const asMany = Array.from({ length: FAVOURITE_ADDRESSES_MAXIMUM }, (_, index): FavouriteAddress => ({
  ...home,
  _id: `${index + 100_000}`.padStart(24, '0'),
}));

type Port = 'listAddresses' | 'saveAddress' | 'removeAddresses' | 'keepAddress';
const told = (says: string, portName: Port, ...addresses: readonly FavouriteAddress[]) => ({
  says,
  by: 'server' as const,
  event: { type: `xstate.done.actor.${portName}`, output: ok(addresses) } satisfies PortAnswered,
});
const not = (says: string, portName: Port, failure: Failure) => ({
  says,
  by: 'server' as const,
  event: { type: `xstate.done.actor.${portName}`, output: failed(failure) } satisfies PortAnswered,
});

export const favouriteAddressesModel = defineModel({
  machine: favouriteAddressesMachine,
  title: 'Favourite addresses',
  sentence: 'A customer’s favourite addresses: added, changed, deleted, and kept again when that was a mistake.',
  usedBy: 'the page of favourite addresses',
  section: '2.2.8',
  inputs: [
    { says: 'the customer opens their addresses', input: { form: null } },
    { says: 'an address was being filled in', input: { form: { addressId: null, draft: filledIn, isOpen: true } } },
  ],
  events: [
    told('the server tells two addresses', 'listAddresses', home, work),
    told('the server tells none', 'listAddresses'),
    told('the server tells as many as one can keep', 'listAddresses', ...asMany),
    not('no answer comes', 'listAddresses', offline),
    { says: 'the customer asks again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer adds an address', by: 'customer', event: { type: 'addition.asked', place: null } },
    { says: 'the customer adds where they look around from', by: 'customer', event: { type: 'addition.asked', place: servette } },
    { says: 'the customer changes Work', by: 'customer', event: { type: 'change.asked', addressId: work._id } },
    { says: 'the customer fills everything in', by: 'customer', event: { type: 'draft.typed', part: filledIn } },
    { says: 'the customer empties its name', by: 'customer', event: { type: 'draft.typed', part: { address_name: '' } } },
    { says: 'the customer saves it', by: 'customer', event: { type: 'address.given' } },
    { says: 'the customer closes the form', by: 'customer', event: { type: 'form.closed' } },
    { says: 'the customer cancels', by: 'customer', event: { type: 'form.cancelled' } },
    told('the server keeps it', 'saveAddress', nadia),
    told('the server keeps it beside the others', 'saveAddress', home, work, nadia),
    not('the server keeps too many already', 'saveAddress', refused(1004, 'addresses_many')),
    not('no answer comes to the saving', 'saveAddress', offline),
    { says: 'the customer presses Edit, or closes it', by: 'customer', event: { type: 'edit.toggled' } },
    { says: 'the customer ticks Work, or takes the tick away', by: 'customer', event: { type: 'address.ticked', addressId: work._id } },
    { says: 'the customer ticks Home, or takes the tick away', by: 'customer', event: { type: 'address.ticked', addressId: home._id } },
    { says: 'the customer deletes what is ticked', by: 'customer', event: { type: 'deletion.asked' } },
    told('the server deletes it', 'removeAddresses'),
    told('the server deletes Work alone', 'removeAddresses', home),
    not('the server does not delete it', 'removeAddresses', refused(1005)),
    { says: 'the customer undoes it', by: 'customer', event: { type: 'undo.asked' } },
    told('the server keeps it again', 'keepAddress', home, work),
    not('the server does not keep it again', 'keepAddress', refused(1004)),
    { says: 'the customer has read it', by: 'customer', event: { type: 'news.read' } },
    { says: 'another tab changes the addresses', by: 'page', event: { type: 'addresses.changed' } },
    {
      says: 'nothing is heard of other tabs any more',
      by: 'page',
      event: { type: 'xstate.error.actor.otherTabs', error: new Error('broken') },
    },
  ],
  samplesOf: {
    'change.asked': ({ context: { told } }) =>
      (told ?? []).map(({ _id, address_name }) => ({
        says: `the customer changes ${address_name}`,
        by: 'customer',
        event: { type: 'change.asked', addressId: _id } as const,
      })),
    'address.ticked': ({ context: { told } }) =>
      (told ?? []).map(({ _id, address_name }) => ({
        says: `the customer ticks ${address_name}, or takes the tick away`,
        by: 'customer',
        event: { type: 'address.ticked', addressId: _id } as const,
      })),
  },
  project: ({ context }) => ({
    told: context.told && (isFull(context) ? 'full' : context.told.map(({ _id }) => _id)),
    isOld: context.isOld,
    ticked: context.ticked,
    gone: context.gone.length,
    form: context.form && [context.form.addressId, context.form.isOpen, savedBy(context) !== null],
    saved: context.saved !== null,
    why: context.failed?.what ?? null,
  }),
  states: {
    loading: 'The customer sees where the addresses will stand.',
    unavailable: 'The customer reads that the addresses could not be loaded, and may ask again.',
    settling: 'Nothing is seen of this moment.',
    viewing: 'The customer sees the addresses, what was saved last, and what was deleted last with the way to undo it.',
    editing: 'The customer ticks addresses; what is ticked can be deleted.',
    filling: 'The customer fills in an address, and reads why it was not saved.',
    saving: 'The form waits with what was filled in.',
    deleting: 'The ticked addresses are gone from the list, and the customer reads that they are being deleted.',
    undoing: 'The button that undoes it waits.',
  },
  invariants: [
    {
      says: 'addresses are ticked only in edit mode',
      holds: ({ value, context }) => value === 'editing' || value === 'deleting' || context.ticked.length === 0,
    },
    { says: 'nothing is undone that was not deleted', holds: ({ value, context }) => value !== 'undoing' || context.gone.length > 0 },
    { says: 'nothing is saved that lacks something', holds: ({ value, context }) => value !== 'saving' || savedBy(context) !== null },
    {
      says: 'who fills something in has a form open, and what is filled in is there until it is saved or cancelled',
      holds: ({ value, context }) => (value !== 'filling' && value !== 'saving') || context.form?.isOpen === true,
    },
    {
      says: 'addresses are shown only as they were told',
      holds: ({ value, context }) => value === 'loading' || value === 'unavailable' || context.told !== null,
    },
  ],
  questions: favouriteAddressesQuestions,
});
