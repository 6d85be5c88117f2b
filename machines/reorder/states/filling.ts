import { doorOf, judged, linesWanted } from '../reorder-lines.ts';
import { reorderSetup } from '../reorder.setup.ts';

export const filling = reorderSetup.createStateConfig({
  description: 'The basket’s own flow takes the lines, and tells the server.',
  tags: 'busy',
  meta: { title: 'Filling the basket', section: '2.4' },
  invoke: {
    id: 'fill',
    src: 'fill',
    input: ({ context: { order, menu, solved, isClearingAgreed } }) => ({
      storeId: order?.store_id ?? '',
      storeName: menu?.store.name ?? '',
      lines: linesWanted(judged(order, menu), solved),
      isClearingAgreed,
      door: doorOf(order),
    }),
    onDone: [
      { guard: { type: 'it is in the basket', params: ({ event }) => ({ answer: event.output }) }, target: 'added' },
      {
        guard: { type: 'the basket was kept', params: ({ event }) => ({ answer: event.output }) },
        target: 'left',
        description: 'Meanwhile another tab had filled it at another store: the basket asked, and was kept.',
      },
      {
        guard: { type: 'the basket refused', params: ({ event }) => ({ answer: event.output }) },
        target: 'readingMenu',
        description: 'The menu has moved between the look and the press: it is judged anew.',
        actions: { type: 'keep the reason', params: ({ event }) => ({ read: event.output }) },
        meta: { cause: 'failure' },
      },
      {
        target: 'failed',
        actions: { type: 'keep the reason', params: ({ event }) => ({ read: event.output }) },
        meta: { label: 'Nothing was heard of the basket', cause: 'failure' },
      },
    ],
    onError: { target: 'failed', actions: 'note that it broke', meta: { label: 'Filling broke' } },
  },
  after: {
    basketTakesTooLong: {
      target: 'underWay',
      description: 'The basket keeps what it was told, and tells it as soon as the server answers.',
    },
  },
});
