import type { MenuItem, SpecificationGroup } from '#contract/entities/store.ts';
import { QUANTITY } from '#contract/limits.ts';
import { choiceOf, type CartLine } from '#domain/cart/cart-lines.ts';
import { mostOf, problemOf } from '#domain/cart/item-choice.ts';
import type { KnownLine } from '#domain/cart/line-changes.ts';
import { defineModel } from '#statecharts/model.ts';
import { itemDialogMachine } from './item-dialog.machine.ts';
import { itemDialogQuestions } from './item-dialog.questions.ts';
import { byCustomer, byPage } from '#statecharts/samples.ts';

const group = (
  uniqueId: number,
  name: string,
  rule: Pick<SpecificationGroup, 'type' | 'range' | 'max_range' | 'is_required'>,
  options: readonly string[],
  byDefault = 0,
): SpecificationGroup => ({
  unique_id: uniqueId,
  name,
  ...rule,
  default_selected_count: byDefault,
  list: options.map((option, index) => ({
    unique_id: uniqueId * 10 + index,
    name: option,
    price: index,
    is_default_selected: index < byDefault,
  })),
});
const item = (digit: string, name: string, specifications: SpecificationGroup[]): MenuItem => ({
  _id: digit.repeat(24),
  unique_id: Number(digit),
  name,
  details: '',
  price: 12,
  image_url: [],
  product_id: 'c'.repeat(24),
  specifications,
  total_item_price: 12,
  item_price_without_offer: 0,
  is_cashback_available: false,
  cashback_mode: 1,
  cashback_value: 0,
  is_item_in_stock: true,
});

/** A size must be chosen; two toppings at most, none needed. */
export const pizza = item('1', 'Pizza', [
  group(1, 'Size', { type: 1, range: 1, max_range: 0, is_required: true }, ['Small', 'Large']),
  group(2, 'Toppings', { type: 2, range: 0, max_range: 2, is_required: false }, ['Olives', 'Capers', 'Rocket']),
]);
export const soup = item('2', 'Soup', [group(1, 'Size', { type: 1, range: 1, max_range: 0, is_required: true }, ['Small', 'Large'], 1)]);
const lastOfManySoups: CartLine = { itemId: soup._id, quantity: QUANTITY.maximum, options: [[1, [11]]], note: 'no salt' };
export const pizzaOfAnOlderMenu: CartLine = {
  itemId: pizza._id,
  quantity: 2,
  options: [
    [1, [19]],
    [2, [20]],
  ],
  note: '',
};
export const pizzaAsItWas: KnownLine = {
  item_price: 11,
  specifications: pizzaOfAnOlderMenu.options.map(([unique_id, list]) => ({
    unique_id,
    name: 'Chosen then',
    type: 1,
    range: 0,
    max_range: 0,
    price: 0,
    list: list.map((option) => ({ unique_id: option, name: option === 19 ? 'Family size' : 'Olives', price: 0 })),
  })),
};

const sizes = (options: CartLine['options']) => options.find(([id]) => id === 1)?.[1].length ?? 0;

export const itemDialogModel = defineModel({
  machine: itemDialogMachine,
  title: 'Item dialog',
  sentence: 'Lets the customer choose options, quantity and note of one item, and never confirms a choice that can’t be ordered.',
  usedBy: 'the store page, and the basket page when a line is edited',
  section: '1.4',
  inputs: [
    { says: 'a pizza is opened whose size must be chosen', input: { item: pizza, line: null, known: null } },
    { says: 'a soup is opened whose size is chosen by default', input: { item: soup, line: null, known: null } },
    { says: 'a line of as many soups as can be is edited', input: { item: soup, line: lastOfManySoups, known: null } },
    {
      says: 'a pizza is edited whose size is no longer on the menu',
      input: { item: pizza, line: pizzaOfAnOlderMenu, known: pizzaAsItWas },
    },
  ],
  events: [
    byCustomer('the customer chooses the small size', { type: 'option.clicked', group: 1, option: 10 }),
    byCustomer('the customer chooses the large size', { type: 'option.clicked', group: 1, option: 11 }),
    byCustomer('the customer clicks on olives', { type: 'option.clicked', group: 2, option: 20 }),
    byCustomer('the customer clicks on capers', { type: 'option.clicked', group: 2, option: 21 }),
    byCustomer('the customer clicks on rocket', { type: 'option.clicked', group: 2, option: 22 }),
    byPage('an option is clicked that is not on the menu', { type: 'option.clicked', group: 9, option: 99 }),
    byCustomer('the customer takes one more', { type: 'one.more' }),
    byCustomer('the customer takes one less', { type: 'one.less' }),
    byCustomer('the customer writes a note', { type: 'note.written', note: ' well done ' }),
    byCustomer('the customer wants something like it if it is missing', { type: 'wish.chosen', wish: 'similar' }),
    byCustomer('the customer adds the item', { type: 'item.confirmed' }),
    byCustomer('the customer closes the dialog', { type: 'dialog.closed' }),
  ],
  samplesOf: {
    'option.clicked': ({ context: { item } }) =>
      item.specifications.flatMap(({ unique_id, name, list }) =>
        list.map((option) => ({
          says: `the customer clicks on ${option.name} (${name})`,
          by: 'customer' as const,
          event: { type: 'option.clicked' as const, group: unique_id, option: option.unique_id } as const,
        })),
      ),
  },
  project: ({ context }) => ({
    item: context.item.name,
    options: context.options,
    quantity: context.quantity <= 2 || context.quantity >= QUANTITY.maximum - 1 ? context.quantity : 'some',
    note: context.note !== '',
  }),
  invariants: [
    {
      says: 'the line says what is done if it is missing, but for a call, which is usual',
      holds: ({ context, output }) =>
        output === null || output === undefined || output.ifMissing === (context.ifMissing === 'call' ? undefined : context.ifMissing),
    },
    {
      says: 'the dialog is ready exactly when the choice may be ordered',
      holds: ({ value, context }) =>
        value === 'closed' || (value === 'incomplete') !== (problemOf(context.item.specifications, choiceOf(context)) === null),
    },
    {
      says: 'the quantity stays whole and from 1 to 9,999',
      holds: ({ context }) =>
        Number.isInteger(context.quantity) && context.quantity >= QUANTITY.minimum && context.quantity <= QUANTITY.maximum,
    },
    {
      says: 'no group ever holds more options than it takes',
      holds: ({ context }) => context.item.specifications.every((one) => (choiceOf(context).get(one.unique_id)?.size ?? 0) <= mostOf(one)),
    },
    {
      says: 'a one-choice group that can be ordered holds exactly one',
      holds: ({ value, context }) => (value !== 'ready' && value !== 'confirmed') || sizes(context.options) === 1,
    },
    {
      says: 'what changed is told of a line that is edited alone',
      holds: ({ context }) => context.changes.length === 0 || context.item === pizza,
    },
    {
      says: 'closing gives nothing, confirming the line',
      holds: ({ value, output }) => (value === 'confirmed') === (output !== null && output !== undefined),
    },
  ],
  questions: itemDialogQuestions,
});
