import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { itemDialogMachine } from '#machines/item-dialog/item-dialog.machine.ts';
import { itemDialogModel, pizza, soup } from '#machines/item-dialog/item-dialog.model.ts';
import { toItemDialogView } from '#machines/item-dialog/item-dialog.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

type Snapshot = Parameters<typeof toItemDialogView>[0];
const shown = (snapshot: Snapshot) => {
  const { is, groups, quantity, note, price } = toItemDialogView(snapshot);
  return { is, chosen: groups.map(({ chosen }) => [...chosen]), quantity, note, price };
};
const aPizza = { is: 'incomplete', chosen: [[], []], quantity: 1, note: '', price: 1_200 };
const opensPizza: Step = ['a pizza is opened whose size must be chosen', aPizza];
/** The line that it ends with, told once. */
const gives = (line: object) => ({ output: line, emitted: [{ type: 'line.chosen', line }] });
const soupLine = { itemId: soup._id, options: [[1, [10]]], note: '' };

test('quantity and note are kept whatever is chosen, and the line is what was chosen last', () =>
  tellStory(itemDialogModel, shown, [
    opensPizza,
    ['the customer takes one less', aPizza],
    ['the customer takes one more', { ...aPizza, quantity: 2, price: 2_400 }],
    ['the customer takes one more', { ...aPizza, quantity: 3, price: 3_600 }],
    ['the customer takes one less', { ...aPizza, quantity: 2, price: 2_400 }],
    ['the customer writes a note', { ...aPizza, quantity: 2, price: 2_400, note: ' well done ' }],
    ['an option is clicked that is not on the menu', { ...aPizza, quantity: 2, price: 2_400, note: ' well done ' }],
    ['the customer adds the item', { ...aPizza, quantity: 2, price: 2_400, note: ' well done ' }],
    ['the customer chooses the large size', { is: 'ready', chosen: [[11], []], quantity: 2, note: ' well done ', price: 2_600 }],
    ['the customer clicks on capers', { is: 'ready', chosen: [[11], [21]], quantity: 2, note: ' well done ', price: 2_800 }],
    [
      'the customer adds the item',
      { is: 'finished', chosen: [[11], [21]], quantity: 2, note: ' well done ', price: 2_800 },
      gives({
        itemId: pizza._id,
        quantity: 2,
        options: [
          [1, [11]],
          [2, [21]],
        ],
        note: 'well done',
      }),
    ],
  ]));

test('a dialog that is closed is finished and gives nothing, complete or not', async () => {
  await tellStory(itemDialogModel, shown, [
    opensPizza,
    ['the customer closes the dialog', { ...aPizza, is: 'finished' }, { output: null }],
  ]);
  const aSoup = { is: 'ready', chosen: [[10]], quantity: 1, note: '', price: 1_200 };
  await tellStory(itemDialogModel, shown, [
    ['a soup is opened whose size is chosen by default', aSoup],
    ['the customer closes the dialog', { ...aSoup, is: 'finished' }, { output: null }],
  ]);
});

test('what is wished where it is missing goes along', () =>
  tellStory(itemDialogModel, ({ value }) => value, [
    ['a soup is opened whose size is chosen by default', 'ready'],
    ['the customer wants something like it if it is missing', 'ready'],
    ['the customer adds the item', 'confirmed', gives({ ...soupLine, quantity: 1, ifMissing: 'similar' })],
  ]));

test('a line whose groups are gone from the menu is edited without them', () => {
  const line = {
    itemId: soup._id,
    quantity: 1,
    options: [
      [1, [11]],
      [7, [70]],
    ] as const,
    note: 'hot',
  };
  const actor = createActor(itemDialogMachine, { input: { item: soup, line, known: null } }).start();
  expect(toItemDialogView(actor.getSnapshot()).line).toEqual({ ...line, options: [[1, [11]]] });
});
