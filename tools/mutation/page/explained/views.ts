import type { Explanation } from './explanation.ts';

const OPENING = 'src/views/store/item-dialog-code.ts';

/** What no fast test notices of the functions that make words of state. */
export const EXPLAINED_OF_VIEWS: readonly Explanation[] = [
  {
    file: 'src/views/checking/bank-stage.ts',
    changes: ["ConditionalExpression: case 'confirming': return 'awaited'; → case 'confirming':"],
    reason: 'The next case answers the same for a payment that cannot be confirmed, and one that is being confirmed says nothing of that.',
  },
  {
    file: 'src/views/food/square-picture.ts',
    changes: ['ArrayDeclaration: [] → ["Stryker was here"]'],
    reason: 'Of an address that is no drawn scene only the fourth part is asked for, and neither list has one.',
  },
  {
    file: 'src/views/lead/bring-interest.ts',
    changes: [
      "BlockStatement: { const [part] = await Promise.all([import('./RideInterest.t → {}",
      "ArrayDeclaration: [import('./RideInterest.tsx'), texts.load('lead', 'sign-in') → []",
      `StringLiteral: 'lead' → ""`,
      `StringLiteral: 'sign-in' → ""`,
    ],
    reason: 'A part of the page is brought once and then kept, so a test that runs again meets it as it came.',
    walkedBy: 'e2e/leads.e2e.ts',
  },
  {
    file: 'src/views/map/at-place.ts',
    changes: ['EqualityOperator: metresToPlace(pin) < AT_THE_PLACE → metresToPlace(pin) <= AT_THE_PLACE'],
    reason: 'A distance over the globe, reckoned with sines, is never fifty metres to the last bit.',
  },
  {
    file: 'src/views/rating/order-to-rate.ts',
    changes: ['ConditionalExpression: order.ratings[who] !== null → true'],
    reason: 'Only a rating that was given can be too late to be changed.',
  },
  {
    file: 'src/views/rating/order-to-rate.ts',
    changes: ['ConditionalExpression: ending !== null → true'],
    reason: 'An order that has not ended has not ended well either.',
  },
  {
    file: OPENING,
    changes: ["ObjectLiteral: { from: '__root__' } → {}"],
    reason: 'The context of each route holds what that of the root does.',
  },
  {
    file: OPENING,
    changes: ['ArrayDeclaration: [texts] → []', 'ArrayDeclaration: [fetchItemDialog] → []'],
    reason: 'The words of a page are the same object as long as the page lives, and so is what brings them.',
  },
  {
    file: OPENING,
    changes: ['ConditionalExpression: arrived → false'],
    reason: 'What is there is brought again out of the module cache, and drawn as it would have been.',
  },
  {
    file: OPENING,
    changes: [`StringLiteral: 'lost' → ""`],
    reason: 'Whatever is not told as a retry is a loss.',
  },
  {
    file: OPENING,
    changes: ['BooleanLiteral: !isLeft → isLeft', 'ConditionalExpression: !isLeft → true', 'ConditionalExpression: !isLeft → false'],
    near: 'startTransition(onArrival)',
    reason: 'The dialog’s code arrives once a page; a test that runs again meets it there.',
    walkedBy: 'e2e/item-outline.e2e.ts',
  },
  {
    file: OPENING,
    changes: ['BlockStatement: { clearTimeout(late); } → {}'],
    reason: 'What is lost is not lost again, and once the dialog has come its outline is gone, which stops the clock itself.',
  },
  {
    file: 'src/views/store/scroll-to-section.ts',
    changes: ["OptionalChaining: section.querySelector<HTMLElement>('h2')?.focus → section.querySelector<HTMLElement>('h2').focus"],
    reason: 'No section of a menu is drawn without its heading.',
  },
  {
    file: 'src/views/store/scroll-to-section.ts',
    changes: ['BooleanLiteral: true → false'],
    near: 'once: true',
    reason: 'The first gesture ends the signal that both listeners hang on.',
  },
  {
    file: 'src/views/store/search-menu.ts',
    changes: ['ConditionalExpression: items.length === group.items.length → false'],
    reason: 'A group that keeps all its items is copied with all its items.',
  },
  {
    file: 'src/views/store/search-menu.ts',
    changes: ['Regex: /[^\\p{L}\\p{N}]+/gu → /[^\\p{L}\\p{N}]/gu'],
    reason: 'What is looked for across several marks in a row holds them too, and is then found neither way as a word.',
  },
  {
    file: 'src/views/store/store-notices.view.ts',
    changes: [
      'ConditionalExpression: store.is_provide_delivery && !store.is_in_delivery_time → true',
      'LogicalOperator: store.is_provide_delivery && !store.is_in_delivery_time → store.is_provide_delivery || !store.is_in_delivery_time',
    ],
    reason: 'Of a store that takes orders now, delivered or else to be collected, it is not told from when: the answer is null either way.',
  },
  {
    file: 'src/views/stores/stores.view.ts',
    changes: ['ArrayDeclaration: [] → ["Stryker was here"]'],
    reason: 'A text is no category that customers are shown: it is left out.',
  },
  {
    file: 'src/views/times/day-text.ts',
    changes: ['OptionalChaining: parts.find((one) => one.type === type)?.value → parts.find(one => one.type === type).value'],
    reason: 'A date that is written with day, month and year has each of these parts.',
  },
];
