import { assign, setup } from 'xstate';

export type BankEvent =
  | { type: 'intent.made' }
  | { type: 'bank.saidYes' }
  | { type: 'bank.saidNo' }
  | { type: 'bank.asks' }
  | { type: 'bank.takesItsTime' }
  | { type: 'authorisation.lapsed' }
  | { type: 'server.captured' }
  | { type: 'server.cancelled' }
  | { type: 'server.refunded' };

const bank = setup({
  types: { context: {} as { readonly charges: number }, events: {} as BankEvent },
  actions: { charge: assign({ charges: ({ context }) => context.charges + 1 }), 'give back': assign({ charges: 0 }) },
});

const decided = { 'bank.saidYes': 'authorised', 'bank.saidNo': 'declined', 'bank.takesItsTime': 'processing' } as const;
const cancelled = { 'server.cancelled': 'cancelled' } as const;

/** One attempt to pay by card, as the card provider and the card's bank keep it (decision 022). `charges`: how often its money was taken and not given back. */
export const bankMachine = bank.createMachine({
  id: 'bank',
  context: { charges: 0 },
  initial: 'unasked',
  states: {
    unasked: { on: { 'intent.made': 'unconfirmed' } },
    unconfirmed: { on: { ...decided, ...cancelled, 'bank.asks': 'asking' } },
    asking: { on: { ...decided, ...cancelled } },
    processing: { on: { 'bank.saidYes': 'authorised', 'bank.saidNo': 'declined' } },
    /** Asked once more with a card, the provider asks the bank again. */
    declined: { on: { ...decided, ...cancelled, 'bank.asks': 'asking' } },
    authorised: { on: { ...cancelled, 'server.captured': { target: 'captured', actions: 'charge' }, 'authorisation.lapsed': 'cancelled' } },
    /** Whoever takes the money under another key takes it again. */
    captured: { on: { 'server.captured': { actions: 'charge' }, 'server.refunded': { target: 'refunded', actions: 'give back' } } },
    cancelled: {},
    refunded: {},
  },
});
