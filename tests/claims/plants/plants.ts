import type { Confirmed } from '#machines/payment/payment.setup.ts';
import { BOOKING_CHARTS, CHECKOUT_CHARTS } from '../customers/customers.ts';
import type { CustomersCharts } from '../customers/situation.ts';
import { SAMPLES } from '../settings.ts';
import { CHARTS } from '../worlds.ts';
import type { Charts, Settings, WorldBug } from '../world/world.ts';
import { replanted, type Change } from './replanted.ts';

export type Plant = {
  readonly bug: string;
  readonly breaks: string;
  /** Claims that cannot hold either where this one does not. */
  readonly with?: readonly string[];
  readonly last: string;
};
export type PaymentPlant = Plant & { readonly world: Settings; readonly charts: Partial<Charts> };
export type CustomersPlant = Plant & { readonly charts: Partial<CustomersCharts> };

const world = (SAMPLES[0] as (typeof SAMPLES)[number]).world;
const small = { ...world, faults: new Set(['lost', 'reload'] as const) };
const late = { ...world, ways: ['cash'] as const, faults: new Set(['reload', 'late'] as const) };
const tabs = { ...late, tabs: 2 as const, presses: 2, hears: true };
const in_ = (chart: keyof Charts, id: string, change: Change): Partial<Charts> => ({ [chart]: replanted(CHARTS[chart], id, change) });
const withBug = (bug: WorldBug, from: Settings = small): Settings => ({ ...from, bug });

const isUnreachable = ({ event }: { readonly event: { readonly output: Confirmed } }): boolean =>
  !event.output.ok && event.output.failure.kind === 'unreachable';

/** One bug at least for each claim of a payment: in a chart of the storefront, of the server or the bank, or in what joins them. */
export const PAYMENT_PLANTS: readonly PaymentPlant[] = [
  {
    bug: 'Thank you is said to a refused order',
    breaks: 'thanked-with-an-order',
    last: 'the answer to the call for the order arrives',
    world: small,
    charts: in_('placement', 'creating | xstate.done.actor.createOrder | 2', { target: 'placed' }),
  },
  {
    bug: 'A payment that is found again waits for ever where nothing is under way',
    breaks: 'told-an-end',
    last: 'the customer reloads the page',
    world: small,
    charts: in_('payment', 'checking.looking | xstate.done.actor.askPayment | 8', { target: 'checking.waiting' }),
  },
  {
    bug: 'A provider out of reach is told as ‘nothing was charged’ after the bank was asked',
    breaks: 'failed-means-nothing-held',
    with: ['refused-means-no-order', 'order-is-shown'],
    last: 'the provider’s script does not load',
    world: { ...small, faults: new Set(['lost', 'provider'] as const) },
    charts: in_('payment', 'confirming | xstate.done.actor.confirmCard | 2', { when: isUnreachable }),
  },
  {
    bug: 'An order that exists is told as a decline where the payment was given up',
    breaks: 'refused-means-no-order',
    with: ['failed-means-nothing-held', 'order-is-shown'],
    last: 'the answer to the wish to give the payment up arrives',
    world: { ...small, faults: new Set(['lost', 'question', 'reload'] as const) },
    charts: in_('payment', 'givingBack | xstate.done.actor.giveUpPayment | 0', { target: 'declined' }),
  },
  {
    bug: 'A page that waits for its order’s answer is never asked again',
    breaks: 'order-is-shown',
    with: ['told-an-end'],
    last: 'the call for the order is lost on its way',
    world: { ...small, faults: new Set(['lost'] as const) },
    charts: in_('placement', 'uncertain | xstate.after.beforeAskingAgain.orderPlacement.uncertain | 0', { when: () => false }),
  },
  {
    bug: 'The browser forgets at once that a payment is under way',
    breaks: 'under-way-is-said',
    with: ['told-an-end'],
    last: 'the customer reloads the page',
    world: withBug('nothing is kept'),
    charts: {},
  },
  {
    bug: 'A page says that nothing is under way while a command may still come',
    breaks: 'refused-means-no-order',
    with: ['order-is-shown'],
    last: 'the server decides that the order can be made',
    world: late,
    charts: in_('payment', 'checking.looking | xstate.done.actor.askPayment | 5', { target: 'gone' }),
  },
  {
    bug: 'A command that was withdrawn is taken when it comes',
    breaks: 'refused-means-no-order',
    with: ['order-is-shown', 'under-way-is-said'],
    last: 'the server decides that the order can be made',
    world: withBug('a withdrawn command is taken', late),
    charts: {},
  },
  {
    bug: 'A look forgets that another command may still come',
    breaks: 'under-way-is-said',
    last: 'the command to pay arrives late; nobody hears the answer',
    world: withBug('a look forgets what may still come', tabs),
    charts: {},
  },
  {
    bug: 'The money is taken again under a key of its own',
    breaks: 'charged-once',
    last: 'the look at the payment reaches the server, which answers: the order exists',
    world: withBug('taken without its key'),
    charts: {},
  },
  {
    bug: 'A payment is opened again before its card is let go',
    breaks: 'held-once',
    with: ['failed-means-nothing-held', 'no-charge-after-refusal', 'charge-has-an-order'],
    last: 'the bank holds CHF 41.50',
    world: withBug('opened before it is let go', { ...small, presses: 2, faults: new Set(['lost', 'question', 'reload'] as const) }),
    charts: {},
  },
  {
    bug: 'A command that comes again makes the order once more',
    breaks: 'one-order',
    last: 'the command to pay reaches the server, which answers: the card can be confirmed now',
    world: { ...world, tabs: 2, presses: 2, ways: ['card'], faults: new Set() },
    charts: in_('server', 'ordered | command.kept | 0', { besides: 'make the order' }),
  },
  {
    bug: 'The bank keeps an open question when the payment is given up',
    breaks: 'no-charge-after-refusal',
    with: ['told-an-end', 'left-alone-ends'],
    last: 'the bank asks the customer',
    world: { ...small, faults: new Set(['question', 'reload'] as const) },
    charts: in_('bank', 'asking | server.cancelled | 0', { when: () => false }),
  },
  {
    bug: 'A card that cannot become an order stays authorised',
    breaks: 'charge-has-an-order',
    with: ['failed-means-nothing-held'],
    last: 'the look at the payment reaches the server, which answers: nothing is charged, the store is closed',
    world: small,
    charts: in_('server', 'paid | order.impossible | 0', { target: 'open' }),
  },
  {
    bug: 'Nobody looks after what was left',
    breaks: 'left-alone-ends',
    with: ['told-an-end', 'charge-has-an-order'],
    last: 'the customer reloads the page',
    world: withBug('no sweeper'),
    charts: {},
  },
  {
    bug: 'A payment in cash is confirmed with the bank',
    breaks: 'cash-not-at-the-bank',
    last: 'the answer to the command to pay arrives',
    world: small,
    charts: in_('payment', 'asking | xstate.done.actor.payOrder | 2', { target: 'confirming' }),
  },
  {
    bug: 'Asking to order pays at once',
    breaks: 'nothing-before-pay',
    with: ['told-an-end', 'under-way-is-said'],
    last: 'the customer asks to order',
    world: small,
    charts: in_('placement', 'resting | order.asked | 0', { target: 'paying' }),
  },
];

const inCheckout = (id: string, change: Change): Partial<CustomersCharts> => ({ page: replanted(CHECKOUT_CHARTS.page, id, change) });
const inBooking = (id: string, change: Change): Partial<CustomersCharts> => ({ page: replanted(BOOKING_CHARTS.page, id, change) });

export const CUSTOMERS_PLANTS: readonly CustomersPlant[] = [
  {
    bug: 'What one customer typed stays for the next',
    breaks: 'fields-are-ones-own',
    last: 'Noah signs in',
    charts: inCheckout('open.order.resting | customer.updated | 0', { without: 'begin with what is theirs' }),
  },
  {
    bug: 'The last look stays for the next customer',
    breaks: 'last-look-is-ones-own',
    last: 'Noah signs in',
    charts: inCheckout('open.order.resting | customer.updated | 0', { when: () => false }),
  },
  {
    bug: 'The last look comes back to the next customer after a decline',
    breaks: 'last-look-is-ones-own',
    last: 'the server gives back what was held',
    charts: inCheckout('open.order.underWay | order.rests | 0', { when: () => false }),
  },
  {
    bug: 'A refusal empties the fields',
    breaks: 'typed-is-kept',
    last: 'the server refuses the payment: the store is closed',
    charts: inCheckout('open.order.underWay | order.rests | 3', { besides: 'forget the one before' }),
  },
];

export const SENDERS_PLANTS: readonly CustomersPlant[] = [
  {
    bug: 'A booking does not hear that somebody else is here',
    breaks: 'parcel-is-ones-own',
    last: 'Noah signs in',
    charts: inBooking('open | customer.updated | 0', { when: () => true }),
  },
  {
    bug: 'A parcel that was not ordered is shown to who is here by then',
    breaks: 'parcel-paid-by-its-sender',
    last: 'the server gives back what was held',
    charts: inBooking('open.step.payment.underWay | customer.updated | 0', { when: () => true }),
  },
  {
    bug: 'Thank you is said to who is here by then',
    breaks: 'parcel-thanks-its-sender',
    last: 'the server makes the order',
    charts: inBooking('open.step.handedOver | order.made | 0', {
      target: 'open.step.placed',
      without: 'begin with what is the next one’s',
    }),
  },
];
