import { defineModel } from '#statecharts/model.ts';
import { checkoutSheetMachine } from './checkout-sheet.machine.ts';
import { byCustomer } from '#statecharts/samples.ts';

export const checkoutSheetModel = defineModel({
  machine: checkoutSheetMachine,
  title: 'Rows of the checkout',
  sentence: 'Which row of the checkout is open: where the order goes, when it comes, or who receives it.',
  usedBy: 'the basket page',
  section: '1.2',
  inputs: [{ says: 'the basket page opens', input: undefined }],
  events: [
    byCustomer('the customer changes where it goes', { type: 'row.opened', row: 'where' }),
    byCustomer('the customer changes when it comes', { type: 'row.opened', row: 'when' }),
    byCustomer('the customer changes who receives it', { type: 'row.opened', row: 'who' }),
    byCustomer('the customer is done with a row', { type: 'sheet.closed' }),
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
