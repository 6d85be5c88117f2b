import { reorderSetup } from '../reorder.setup.ts';

export const readingOrder = reorderSetup.createStateConfig({
  description: 'The order is asked for: what was chosen, and what it cost.',
  tags: 'busy',
  meta: { title: 'Reading the order', section: '2.4' },
  invoke: {
    id: 'readOrder',
    src: 'readOrder',
    input: ({ context: { orderId } }) => ({ orderId }),
    onDone: [
      {
        guard: { type: 'it was brought by a courier', params: ({ event }) => ({ read: event.output }) },
        target: 'courier',
        description: 'Its addresses are filled in anew, and it is priced anew.',
      },
      {
        guard: { type: 'it was read', params: ({ event }) => ({ read: event.output }) },
        target: 'readingMenu',
        actions: { type: 'keep the order', params: ({ event }) => ({ read: event.output }) },
      },
      {
        target: 'failed',
        actions: { type: 'keep the reason', params: ({ event }) => ({ read: event.output }) },
        meta: { label: 'No order came', cause: 'failure' },
      },
    ],
  },
});

export const readingMenu = reorderSetup.createStateConfig({
  description: 'Today’s menu is asked for, and whose items the basket holds.',
  tags: 'busy',
  meta: { title: 'Reading today’s menu', section: '2.4' },
  invoke: {
    id: 'readMenu',
    src: 'readMenu',
    input: ({ context: { order } }) => ({ storeId: order?.store_id ?? '' }),
    onDone: [
      {
        guard: { type: 'it was read', params: ({ event }) => ({ read: event.output }) },
        target: 'judging',
        actions: { type: 'keep the menu', params: ({ event }) => ({ read: event.output }) },
      },
      {
        guard: { type: 'there is no such store', params: ({ event }) => ({ read: event.output }) },
        target: 'storeGone',
        meta: { cause: 'failure' },
      },
      {
        target: 'failed',
        actions: { type: 'keep the reason', params: ({ event }) => ({ read: event.output }) },
        meta: { label: 'No menu came', cause: 'failure' },
      },
    ],
  },
});
