import { typedLines } from '#contract/typed-text.ts';
import { assign, emit, setup } from 'xstate';
import type { MenuItem } from '#contract/entities/store.ts';
import type { IfMissing } from '#contract/enumerations.ts';
import { QUANTITY } from '#contract/limits.ts';
import { choiceOf, plainChoice, type CartLine } from '#domain/cart/cart-lines.ts';
import { ifMissingOf, storedWish } from '#domain/cart/if-missing.ts';
import { defaultChoice, problemOf, toggleOption } from '#domain/cart/item-choice.ts';
import { lineChanges, type KnownLine, type LineChange } from '#domain/cart/line-changes.ts';
import type { ChartTypes } from '#statecharts/model.ts';

type Context = {
  readonly item: MenuItem;
  readonly options: CartLine['options'];
  readonly quantity: number;
  readonly note: string;
  readonly ifMissing: IfMissing;
  readonly changes: readonly LineChange[];
};

const itemDialog = setup({
  types: {} as ChartTypes & {
    /** `line` is the basket's line that is edited, `known` its words and prices of then; without a line the item is new. */
    input: { item: MenuItem; line: CartLine | null; known: KnownLine | null };
    context: Context;
    events:
      | { type: 'option.clicked'; group: number; option: number }
      | { type: 'one.more' }
      | { type: 'one.less' }
      | { type: 'note.written'; note: string }
      | { type: 'wish.chosen'; wish: IfMissing }
      | { type: 'item.confirmed' }
      | { type: 'dialog.closed' };
    output: CartLine | null;
    /** Told once, however often and fast the button is pressed. */
    emitted: { type: 'line.chosen'; line: CartLine };
    tags: 'good';
  },
  guards: {
    'the choice may be ordered': ({ context }) => problemOf(context.item.specifications, choiceOf(context)) === null,
    'fewer can be taken': ({ context }) => context.quantity > QUANTITY.minimum,
    'more can be taken': ({ context }) => context.quantity < QUANTITY.maximum,
  },
  actions: {
    'move the choice': assign({
      options: ({ context, event }) =>
        event.type === 'option.clicked'
          ? plainChoice(toggleOption(context.item.specifications, choiceOf(context), event.group, event.option))
          : context.options,
    }),
    'tell the line': emit(({ context }) => ({ type: 'line.chosen' as const, line: lineOf(context) })),
  },
});

/** Earlier selections that today's menu still has; where there is nothing to edit, the defaults. */
const startingOptions = (item: MenuItem, line: CartLine | null): CartLine['options'] =>
  line === null
    ? plainChoice(defaultChoice(item.specifications))
    : line.options.flatMap(([groupId, options]) => {
        const group = item.specifications.find((candidate) => candidate.unique_id === groupId);
        const kept = options.filter((option) => group?.list.some((candidate) => candidate.unique_id === option));
        return kept.length > 0 ? [[groupId, kept] as const] : [];
      });

/** The line that was chosen; an item that is edited keeps nothing of the old line. */
export const lineOf = ({ item, quantity, options, note, ifMissing }: Context): CartLine => ({
  itemId: item._id,
  quantity,
  options,
  note: typedLines(note),
  ...storedWish(ifMissing),
});

const clickOption = {
  target: 'weighing',
  actions: 'move the choice',
  description: 'An option is chosen or taken away; a full group takes no more.',
} as const;

/** Choosing how an item is wanted (specification 1, section 4, Item dialog). Its output is the line, or null when it was closed. */
export const itemDialogMachine = itemDialog.createMachine({
  id: 'itemDialog',
  description: 'Lets the customer choose options, quantity and note of one item.',
  context: ({ input: { item, line, known } }) => ({
    item,
    options: startingOptions(item, line),
    quantity: line?.quantity ?? QUANTITY.minimum,
    note: line?.note ?? '',
    ifMissing: ifMissingOf({ if_missing: line?.ifMissing ?? null }),
    changes: line ? lineChanges(line, known, item) : [],
  }),
  initial: 'weighing',
  output: ({ event }) => event.output as CartLine | null,
  on: {
    'one.more': {
      guard: 'more can be taken',
      description: 'One more of it, up to 9,999.',
      actions: assign({ quantity: ({ context }) => context.quantity + 1 }),
    },
    'one.less': {
      guard: 'fewer can be taken',
      description: 'One less of it, never below one.',
      actions: assign({ quantity: ({ context }) => context.quantity - 1 }),
    },
    'note.written': { description: 'A note for the kitchen is written.', actions: assign({ note: ({ event }) => event.note }) },
    'wish.chosen': {
      description: 'What is done when the store has run out of it: the customer is called, it is taken off, or something like it comes.',
      actions: assign({ ifMissing: ({ event }) => event.wish }),
    },
  },
  states: {
    weighing: {
      description: 'Decides whether every required group is satisfied.',
      meta: { title: 'May it be ordered so?' },
      always: [
        { guard: 'the choice may be ordered', target: 'ready' },
        { target: 'incomplete', meta: { label: 'Something is missing' } },
      ],
    },
    incomplete: {
      description: 'A required group is not satisfied yet; the item can’t be added.',
      meta: { title: 'Choice incomplete', section: '1.4' },
      on: { 'option.clicked': clickOption, 'dialog.closed': 'closed' },
    },
    ready: {
      description: 'The item can be added as it is.',
      meta: { title: 'Ready to add', section: '1.4' },
      on: { 'option.clicked': clickOption, 'item.confirmed': { target: 'confirmed', actions: 'tell the line' }, 'dialog.closed': 'closed' },
    },
    confirmed: {
      type: 'final',
      description: 'The line goes into the basket.',
      tags: 'good',
      meta: { title: 'Line chosen', section: '1.4' },
      output: ({ context }) => lineOf(context),
    },
    closed: { type: 'final', description: 'Nothing changed.', meta: { title: 'Dialog closed', section: '1.4' }, output: null },
  },
});
