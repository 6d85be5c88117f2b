import { defineModel } from '#statecharts/model.ts';
import { checkoutSheetMachine } from './checkout-sheet.machine.ts';

export const checkoutSheetModel = defineModel({
  machine: checkoutSheetMachine,
  title: 'Rows of the checkout',
  sentence: 'Which row of the checkout is open: where the order goes, when it comes, or who receives it.',
  usedBy: 'the basket page',
  section: '1.2',
  inputs: [{ says: 'the basket page opens', input: undefined }],
  events: [
    { says: 'the customer changes where it goes', by: 'customer', event: { type: 'row.opened', row: 'where' } },
    { says: 'the customer changes when it comes', by: 'customer', event: { type: 'row.opened', row: 'when' } },
    { says: 'the customer changes who receives it', by: 'customer', event: { type: 'row.opened', row: 'who' } },
    { says: 'the customer is done with a row', by: 'customer', event: { type: 'sheet.closed' } },
  ],
  project: ({ context }) => context,
  invariants: [
    {
      says: 'a sheet is open exactly while a row is changed',
      holds: ({ value, context }) => (value === 'open') === (context.row !== null),
    },
  ],
  steps: [
    {
      says: 'whichever row is asked for is the one that opens',
      holds: ({ event, after }) => event.type !== 'row.opened' || after.context.row === event.row,
    },
  ],
});
