import { itemDialogModel, pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { toItemDialogView } from '#machines/item-dialog/item-dialog.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const tells = (line: object) => ({ output: line, emitted: [{ type: 'line.chosen', line }] });

describeAnswers(itemDialogModel, toItemDialogView, {
  'a dish is ordered whose size must be chosen': {
    shows: { is: 'finished', price: 1_200 },
    asked: '',
    ...tells({ itemId: pizza._id, quantity: 1, options: [[1, [10]]], note: '' }),
  },
  'the dish is closed without being added': { shows: { is: 'finished' }, asked: '', output: null },
  'a size that was chosen is not on the menu any more': {
    shows: { is: 'finished', price: 2_600, quantity: 2 },
    asked: '',
    ...tells({
      itemId: pizza._id,
      quantity: 2,
      options: [
        [1, [11]],
        [2, [20]],
      ],
    }),
  },
});
