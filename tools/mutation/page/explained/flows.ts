import type { Explanation } from './explanation.ts';

const NONE = 'Whoever asked looks only whether there is one, and undefined is none just as null is.';
const FOR_THE_TYPES =
  'The question is for the types: where the answer is no, what is read behind it is not there either, which means the same.';
const DRAWN_AGAIN = 'What is drawn is the same: it is drawn once more for nothing, which only a stopwatch could tell.';
const STOPPED =
  'An actor is made and stopped with the component that hears it, so that it never changes and says nothing any more when it is gone.';

/** What no fast test notices of what joins the charts to a page. */
export const EXPLAINED_OF_FLOWS: readonly Explanation[] = [
  ...(['cards/cards', 'payment/payment', 'wallet-top-up/wallet-top-up'] as const).map((name) => ({
    file: `src/flows/${name}-ports.ts`,
    changes: ['ArrowFunction: () => null → () => undefined'],
    near: 'cards().catch',
    reason: NONE,
  })),
  { file: 'src/flows/cart/tell-from.ts', changes: ['ArrowFunction: () => null → () => undefined'], reason: NONE },
  { file: 'src/flows/cart/told-cart.ts', changes: ['ArrowFunction: () => null → () => undefined'], reason: NONE },
  {
    file: 'src/flows/checkout/checkout-ports.ts',
    changes: ["ConditionalExpression: now.is === 'filled' → true"],
    reason: FOR_THE_TYPES,
  },
  {
    file: 'src/flows/reorder/reorder-ports.ts',
    changes: ["ConditionalExpression: basket.is === 'filled' → true"],
    near: "answer.value === 'added'",
    reason: FOR_THE_TYPES,
  },
  ...(['parcel-pictures/parcel-pictures', 'profile-picture/profile-picture'] as const).map((name) => ({
    file: `src/flows/${name}-ports.ts`,
    changes: ["ConditionalExpression: failure.kind === 'refused' → true"],
    reason: FOR_THE_TYPES,
  })),
  {
    file: 'src/flows/courier-booking/courier-booking-ports.ts',
    changes: ["ConditionalExpression: made.failure.kind === 'refused' → true"],
    reason: FOR_THE_TYPES,
  },
  {
    file: 'src/flows/parcel-pictures/parcel-pictures-ports.ts',
    changes: ['OptionalChaining: picture?.imageId → picture.imageId'],
    reason: 'Of a picture that is gone already this throws, which nobody hears: it is gone, and nothing is left to do.',
  },
  {
    file: 'src/flows/parcel-pictures/make-ready.ts',
    changes: ['MethodExpression: file.slice(0, KIND_BYTES) → file'],
    reason: 'A file is known by its first bytes whether the others were read or not: those cost memory, and change no answer.',
  },
  {
    file: 'src/flows/cart/start-cart.ts',
    changes: ['ArrowFunction: () => void tell().catch(() => undefined) → () => undefined'],
    reason:
      'What tells a basket is fetched ahead of its use, and fetched with its first use all the same: only a release that takes files away in between would show it.',
  },
  {
    file: 'src/flows/checkout/use-checkout.ts',
    changes: ['ConditionalExpression: a?.invoice === b?.invoice → false'],
    reason: DRAWN_AGAIN,
  },
  {
    file: 'src/flows/courier-booking/use-courier-booking.ts',
    changes: ['ConditionalExpression: a?.placement === b?.placement → false'],
    reason: DRAWN_AGAIN,
  },
  {
    file: 'src/flows/use-emitted.ts',
    changes: ['ArrowFunction: () => listening.unsubscribe() → () => undefined', 'ArrayDeclaration: [actor, type] → []'],
    reason: STOPPED,
  },
  { file: 'src/flows/wallet-switch/use-wallet-switch.ts', changes: ['ArrayDeclaration: [actor, follow] → []'], reason: STOPPED },
  {
    file: 'src/flows/running-orders/tabs-port.ts',
    changes: ['StringLiteral: \'word\' → ""'],
    reason: 'Who hears it asks whether it is a question, and takes whatever is none for a word.',
  },
  {
    file: 'src/flows/running-orders/running-orders-ports.ts',
    changes: ["LogicalOperator: orders[0]?.timezone ?? '' → orders[0]?.timezone && ''", 'StringLiteral: \'\' → "Stryker was here!"'],
    near: 'clock.tell',
    reason: 'This clock tells how late it is and nothing else, so that nobody reads its zone.',
  },
  {
    file: 'src/flows/inspected.ts',
    changes: [
      'ArrayDeclaration: [step, at] → []',
      'BlockStatement: { early?.forEach((heard) => ear(...heard)); early = null; ea → {}',
      'OptionalChaining: early?.forEach → early.forEach',
      'ArrowFunction: (heard) => ear(...heard) → () => undefined',
    ],
    reason: 'A page is heard from its beginning once, by what an error report takes along; a test cannot begin a page anew.',
    walkedBy: 'e2e/what-happened.e2e.ts',
  },
  {
    file: 'src/flows/tracking/use-tracking.ts',
    changes: ['ArrowFunction: (moved) => moved → () => undefined'],
    reason: 'A ride is seen once its courier is on the road, on a map that needs a browser.',
    walkedBy: 'e2e/tracking.e2e.ts',
  },
];
