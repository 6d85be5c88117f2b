import { createMachine } from 'xstate';

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

const decided = { 'bank.saidYes': 'authorised', 'bank.saidNo': 'declined', 'bank.takesItsTime': 'processing' } as const;
const cancelled = { 'server.cancelled': 'cancelled' } as const;

/** One attempt to pay by card, as the card provider and the card's bank keep it (decision 022). */
export const bankMachine = createMachine({
  types: {} as { events: BankEvent },
  id: 'bank',
  initial: 'unasked',
  states: {
    unasked: { on: { 'intent.made': 'unconfirmed' } },
    unconfirmed: { on: { ...decided, ...cancelled, 'bank.asks': 'asking' } },
    asking: { on: { ...decided, ...cancelled } },
    processing: { on: { 'bank.saidYes': 'authorised', 'bank.saidNo': 'declined' } },
    /** Asked once more with a card, the provider asks the bank again. */
    declined: { on: { ...decided, ...cancelled, 'bank.asks': 'asking' } },
    authorised: { on: { ...cancelled, 'server.captured': 'captured', 'authorisation.lapsed': 'cancelled' } },
    captured: { on: { 'server.refunded': 'refunded' } },
    cancelled: {},
    refunded: {},
  },
});
