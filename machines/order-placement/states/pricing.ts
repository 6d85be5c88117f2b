import { assign } from 'xstate';
import { placement } from '../order-placement.setup.ts';

export const pricing = placement.createStateConfig({
  description: 'The server reckons what the basket costs, received this way.',
  tags: 'busy',
  meta: { title: 'Pricing the basket', section: '1.4' },
  invoke: {
    id: 'getInvoice',
    src: 'getInvoice',
    input: ({ context }) => ({ receiving: context.receiving }),
    onDone: [
      {
        guard: { type: 'the server priced the basket', params: ({ event }) => ({ priced: event.output }) },
        target: 'reviewing',
        actions: assign({ invoice: ({ context, event }) => (event.output.ok ? event.output.value : context.invoice) }),
      },
      {
        guard: { type: 'only pickup is possible now', params: ({ event }) => ({ priced: event.output }) },
        target: 'pickupOnly',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
      },
      { target: 'refused', actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) }, meta: { label: 'Not possible now', cause: 'failure' } },
    ],
    onError: { target: 'refused', actions: 'note that it broke', meta: { label: 'Pricing broke' } },
  },
  after: { invoiceTakesTooLong: { target: 'refused', actions: 'note that no answer came' } },
  on: {
    'basket.changed': { target: 'pricing', reenter: true, description: 'Asked again: the newest answer wins.' },
    'receiving.chosen': { target: 'pricing', reenter: true, actions: ['keep how it is received', 'forget the failure'], description: 'Asked again for the other way of receiving.' },
  },
});
