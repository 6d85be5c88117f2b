import { assign, setup } from 'xstate';
import type { ChartTypes } from '#statecharts/model.ts';

export type CheckoutRow = 'where' | 'when' | 'who';
export type SheetEvent = { type: 'row.opened'; row: CheckoutRow } | { type: 'sheet.closed' };

const sheet = setup({
  types: {} as ChartTypes & { context: { readonly row: CheckoutRow | null }; events: SheetEvent },
});

const open = {
  target: 'open',
  actions: sheet.assign({ row: ({ event }) => (event.type === 'row.opened' ? event.row : null) }),
} as const;

export const checkoutSheetMachine = sheet.createMachine({
  id: 'checkoutSheet',
  description: 'Opens one row of the checkout at a time: where the order goes, when, and who receives it.',
  context: { row: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The rows say what is chosen.',
      meta: { title: 'All rows closed', section: '1.2' },
      on: { 'row.opened': { ...open, description: 'The customer changes a row, or something is missing in it.' } },
    },
    open: {
      description: 'One row is open in a sheet; what is typed there counts at once.',
      meta: { title: 'A row is open', section: '1.2' },
      on: {
        'row.opened': { ...open, description: 'Another row takes its place.' },
        'sheet.closed': { target: 'closed', actions: assign({ row: null }) },
      },
    },
  },
});
