import { typedLines } from '#contract/typed-text.ts';
import { assign, emit, setup } from 'xstate';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { readContact, type Contact, type ContactDraft, type ContactGrounds } from '#domain/checkout/recipient.ts';
import type { ChartTypes } from '#statecharts/model.ts';

type Context = {
  readonly draft: ContactDraft;
  /** Fields that somebody typed into: what an account says no longer replaces them. */
  readonly typed: readonly string[];
  readonly contact: Contact | null;
};

export type KeptContact = { readonly draft: ContactDraft; readonly typed: readonly string[] };

export type RecipientEmitted = { type: 'contact.agreed'; contact: Contact } | { type: 'contact.typed'; kept: KeptContact };

const recipient = setup({
  types: {} as ChartTypes & {
    input: { remembered: KeptContact | null };
    context: Context;
    events:
      | { type: 'field.typed'; part: Partial<ContactDraft> }
      | { type: 'customer.known'; name: string; phone: string }
      /** Somebody who was signed in is so no longer: what they typed is nobody else's. */
      | { type: 'customer.left' }
      | { type: 'door.known'; floor: string; entryCode: string; note: string }
      | { type: 'contact.given'; grounds: ContactGrounds }
      | { type: 'pickup.confirmed' }
      | { type: 'pickup.reconsidered' };
    emitted: RecipientEmitted;
    tags: 'blocked';
  },
  guards: {
    'nothing is missing': ({ context, event }) =>
      event.type === 'contact.given' && readContact(context.draft, event.grounds).contact !== null,
    'it is collected, and nothing is missing': ({ context, event }) =>
      event.type === 'contact.given' && event.grounds.isPickup && readContact(context.draft, event.grounds).contact !== null,
  },
  actions: {
    'keep what is typed': assign(({ context, event }) =>
      event.type === 'field.typed'
        ? { draft: { ...context.draft, ...event.part }, typed: [...new Set([...context.typed, ...Object.keys(event.part)])].sort() }
        : {},
    ),
    'forget everything typed': assign({ draft: NO_CONTACT, typed: [], contact: null }),
    'fill in what the account says': assign(({ context: { draft, typed }, event }) =>
      event.type === 'customer.known'
        ? {
            draft: {
              ...draft,
              name: typed.includes('name') ? draft.name : event.name,
              phone: typed.includes('phone') ? draft.phone : event.phone,
            },
          }
        : {},
    ),
    'fill in what is known of the door': assign(({ context: { draft, typed }, event }) => {
      if (event.type !== 'door.known') return {};
      const isTyped = typed.includes('note') && typedLines(draft.note) !== '';
      return {
        draft: {
          ...draft,
          houseNumber: '',
          placeName: '',
          postcode: null,
          floor: event.floor,
          entryCode: event.entryCode,
          note: isTyped ? draft.note : event.note,
        },
        // A field that was emptied is the door's again.
        typed: isTyped ? typed : typed.filter((field) => field !== 'note'),
      };
    }),
    'tell what stands there': emit(({ context: { draft, typed } }) => ({ type: 'contact.typed' as const, kept: { draft, typed } })),
    'keep who receives it': assign(({ context, event }) =>
      event.type === 'contact.given' ? { contact: readContact(context.draft, event.grounds).contact } : {},
    ),
    'tell who receives it': emit(({ context }) => ({ type: 'contact.agreed' as const, contact: context.contact as Contact })),
  },
});

const typing = {
  'field.typed': {
    actions: ['keep what is typed', 'tell what stands there'],
    description: 'What is typed is kept, whatever else happens.',
  },
  'customer.known': {
    actions: ['fill in what the account says', 'tell what stands there'],
    description: 'Fields nobody typed into are filled in from the account.',
  },
  'door.known': {
    actions: ['fill in what is known of the door', 'tell what stands there'],
    description: 'A saved address brings its floor, code and note, and takes them along again; a note that was typed stays.',
  },
} as const;

const giving = [
  { guard: 'it is collected, and nothing is missing', target: 'askingPickup', actions: 'keep who receives it' },
  { guard: 'nothing is missing', target: 'filling', actions: ['keep who receives it', 'tell who receives it'] },
  { target: 'wanting', meta: { label: 'Something is missing', cause: 'failure' } },
] as const;

/** Who receives the order, and a last question before it is collected (specification 1, section 4, Order placement flow). */
export const recipientMachine = recipient.createMachine({
  id: 'recipient',
  description: 'Asks who receives the order and how their door is found, and whether it is really collected.',
  context: ({ input: { remembered } }) => ({ draft: remembered?.draft ?? NO_CONTACT, typed: remembered?.typed ?? [], contact: null }),
  on: {
    'customer.left': {
      target: '.filling',
      actions: ['forget everything typed', 'tell what stands there'],
      description: 'What one customer typed is never shown to the next.',
    },
  },
  initial: 'filling',
  states: {
    filling: {
      description: 'The fields are open; nothing is held against them yet.',
      meta: { title: 'Filling in', section: '1.2' },
      on: { ...typing, 'contact.given': giving },
    },
    wanting: {
      description: 'Something is missing or wrong; each field says what until it is right.',
      tags: 'blocked',
      meta: { title: 'Something is missing', section: '1.5' },
      on: { ...typing, 'contact.given': giving },
    },
    askingPickup: {
      description: 'A dialog says that the order is to be collected, where, and who comes for it.',
      meta: { title: 'Really collect?', section: '1.2' },
      on: {
        'pickup.confirmed': { target: 'filling', actions: 'tell who receives it' },
        'pickup.reconsidered': 'filling',
      },
    },
  },
});
