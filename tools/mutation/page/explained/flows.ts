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
      'ConditionalExpression: early && early.length < MOST_EARLY → false',
      'ConditionalExpression: early.length < MOST_EARLY → true',
      'EqualityOperator: early.length < MOST_EARLY → early.length <= MOST_EARLY',
      'EqualityOperator: early.length < MOST_EARLY → early.length >= MOST_EARLY',
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
  {
    file: 'src/flows/checkout/sought-order.ts',
    changes: ['ObjectLiteral: { once: true } → {}', 'BooleanLiteral: true → false'],
    reason: 'A signal is aborted once, however long somebody listens to it.',
  },
  {
    file: 'src/flows/payment/bring-payment.ts',
    changes: ["ConditionalExpression: basket.is === 'filled' → true"],
    reason: FOR_THE_TYPES,
  },
  {
    file: 'src/flows/payment/bring-payment.ts',
    changes: ['OptionalChaining: basket.cart?.cart_id → basket.cart.cart_id'],
    reason: 'A basket that no server has answered yet cannot be paid, so that nobody asks for its id.',
  },
  {
    file: 'src/flows/parcel-pictures/use-parcel-pictures.ts',
    changes: ['StringLiteral: \'parcel picture\' → ""'],
    reason: 'The name keeps these queries apart from others, none of which goes by a picture’s id: any name does.',
  },
  {
    file: 'src/flows/payment/find-payment.ts',
    changes: ['ConditionalExpression: payment !== null → true'],
    near: 'isUnderWay',
    reason: 'Of no payment this throws, which is caught where it was asked for: nothing is under way either way.',
  },
  {
    file: 'src/flows/payment/find-payment.ts',
    changes: ['OptionalChaining: session.seen().context.user?._id → session.seen().context.user._id'],
    near: 'noting.begin',
    reason: 'Of nobody this throws, which is caught where it was asked for: nothing is under way either way.',
  },
  {
    file: 'src/flows/payment/keep-under-way.ts',
    changes: ['ArrayDeclaration: [] → ["Stryker was here"]'],
    near: 'coming.includes(key)',
    reason: 'These are the keys of a payment that is not kept, and what is not kept is not written again whichever keys it has.',
  },
  {
    file: 'src/flows/payment/keep-under-way.ts',
    changes: ['ConditionalExpression: kept.seen()[bought] === null → false'],
    reason: 'What is neither kept nor seen is then forgotten once more, of which nobody hears.',
  },
  ...(['keep-under-way', 'payment-ports'] as const).map((name) => ({
    file: `src/flows/payment/${name}.ts`,
    changes: ['StringLiteral: \'\' → "Stryker was here!"'],
    near: "paymentId ?? ''",
    reason: 'No payment has a text like these for its id, so that nothing is found under either.',
  })),
  {
    file: 'src/flows/wallet-top-up/wallet-top-up-ports.ts',
    changes: ['StringLiteral: \'\' → "Stryker was here!"'],
    near: '_secret_',
    reason: 'A text that is split has a first part always: what stands for its lack is for the types.',
  },
  {
    file: 'src/flows/session/start-session.ts',
    changes: ['ConditionalExpression: document.hidden → true'],
    near: 'if (',
    reason: 'A session begins as one of a page that is looked at, so that hearing of it changes nothing.',
  },
  {
    file: 'src/flows/toasts/tell-added.ts',
    changes: ['ConditionalExpression: itemId === null → false'],
    reason: 'No item has null for its id, so that none is found and nothing is said.',
  },
  {
    file: 'src/flows/when/start-when.ts',
    changes: ['ConditionalExpression: moment → true'],
    reason: 'A time that nobody has told yet would be told as none, which is what the chart has of it already.',
  },
  {
    file: 'src/flows/when/start-when.ts',
    changes: ["ConditionalExpression: basket.is === 'filled' → true"],
    near: 'storeId:',
    reason: FOR_THE_TYPES,
  },
  {
    file: 'src/flows/when/start-when.ts',
    changes: ['ConditionalExpression: !time || !way → false', 'LogicalOperator: !time || !way → !time && !way'],
    reason: 'The chart’s first state begins both, so that both are there: the question is for the types.',
  },
  {
    file: 'src/flows/when/start-when.ts',
    changes: ['ObjectLiteral: { next, error } → {}'],
    near: 'way.subscribe',
    reason: 'A change of the way is told to the time as well, which is heard; a way breaks nowhere by itself.',
  },
  {
    file: 'src/flows/when/start-when.ts',
    changes: ['ObjectLiteral: { error } → {}'],
    near: 'actor.subscribe',
    reason: 'The chart above both has no step of its own that throws: what breaks is one of the two, which are heard.',
  },
  {
    file: 'src/flows/running-orders/start-running-orders.ts',
    changes: ['ObjectLiteral: { jitter: Math.random() } → {}'],
    reason: 'Chance decides how much earlier than others a page asks again, and not at all is what it may decide too.',
  },
  {
    file: 'src/flows/address-search/later-address-search.ts',
    changes: ['OptionalChaining: location?.start → location.start'],
    reason: 'Only the address of a parcel is searched for with no location to tell, which is searched for in the browser.',
    walkedBy: 'e2e/courier.e2e.ts',
  },
  {
    file: 'src/flows/address-search/later-address-search.ts',
    changes: ['ArrowFunction: () => left.delete(heard) → () => undefined'],
    reason: 'The search hears of its field for as long as it lives: it is told no more once nobody can tell it anything.',
  },
  {
    file: 'src/flows/address-search/start-address-search.ts',
    changes: ['OptionalChaining: location?.send → location.send'],
    reason: 'Only the address of a parcel is searched for with no location to tell, which is searched for in the browser.',
    walkedBy: 'e2e/courier.e2e.ts',
  },
  {
    file: 'src/flows/address-search/use-searching.ts',
    changes: ['ArrowFunction: (place) => found(place) → () => undefined'],
    reason: 'What a place field does with the place that is found is seen in the browser: the parcel goes there.',
    walkedBy: 'e2e/courier.e2e.ts',
  },
  {
    file: 'src/flows/address-search/use-searching.ts',
    changes: ['ArrayDeclaration: [flow] → []'],
    reason: 'A field keeps the search that it was drawn with, so that this never changes.',
  },
  {
    file: 'src/flows/toasts/start-toasts.ts',
    changes: ['ObjectLiteral: { inspect } → {}'],
    reason: 'A rule of the house reads that every actor is made with it (tests/house/inspected.test.ts), which is not run here.',
  },
  {
    file: 'src/flows/toasts/toasts.ts',
    changes: [
      "ObjectLiteral: { first: FIRST_TOASTS, bring: async () => (await import('./s → {}",
      "ArrowFunction: async () => (await import('./start-toasts.ts')).toastsFlow() → () => undefined",
    ],
    reason: 'Good news is brought with its first, and read in the browser.',
    walkedBy: 'e2e/journeys/toasts.e2e.ts',
  },
];
