import { REFUSAL_REASONS, type RefusalReason } from '#contract/refusal-reasons.ts';
import { FAULTS, type Fault, type Settings } from './world/world.ts';

export type Setting = { readonly id: string; readonly says: string; readonly world: Settings };

const CLOSED: readonly RefusalReason[] = ['store_closed'];
/** Every reason but the one that says that nobody knows yet, which the server gives by itself. */
const SETTLED_REASONS = REFUSAL_REASONS.filter((reason) => reason !== 'payment_checking');
const faults = (...names: readonly Fault[]): ReadonlySet<Fault> => new Set(names);
const everyFault = new Set(FAULTS);

export const SETTINGS: readonly Setting[] = [
  {
    id: 'one',
    says: 'One page, Pay pressed twice at most, by card or in cash. Any call or answer is lost or late, the provider is out of reach, the bank asks or takes its time, the store refuses at payment or at the order, the page is reloaded or closed at any moment.',
    world: {
      tabs: 1,
      ways: ['card', 'cash'],
      presses: 2,
      reasons: CLOSED,
      otherCards: false,
      hears: false,
      faults: faults('slow', 'lost', 'question', 'slowBank', 'reload', 'provider'),
    },
  },
  {
    id: 'two',
    says: 'Two tabs with the same basket, Pay pressed twice at most, in either of them, each time by another card or in cash. The bank asks, the store refuses, answers overtake each other.',
    world: { tabs: 2, ways: ['card', 'cash'], presses: 2, reasons: CLOSED, otherCards: true, hears: false, faults: faults('question') },
  },
  {
    id: 'tabs',
    says: 'Two tabs with the same basket: either is reloaded or closed at any moment, one that looks at the basket goes to ‘Checking your payment’ as soon as the other pays, and a command arrives long after its page has gone, or never.',
    world: {
      tabs: 2,
      ways: ['cash'],
      presses: 2,
      reasons: CLOSED,
      otherCards: false,
      hears: true,
      faults: faults('reload', 'late'),
    },
  },
  {
    id: 'press',
    says: 'Two tabs as before and one press of Pay, by card.',
    world: {
      tabs: 2,
      ways: ['card'],
      presses: 1,
      reasons: CLOSED,
      otherCards: false,
      hears: true,
      faults: faults('reload', 'late'),
    },
  },
  {
    id: 'sessions',
    says: 'As with one page; besides, the session ends at any moment and is begun anew, code of the page breaks, and the bank takes a promise back.',
    world: {
      tabs: 1,
      ways: ['card', 'cash'],
      presses: 2,
      reasons: CLOSED,
      otherCards: false,
      hears: false,
      faults: faults('slow', 'lost', 'question', 'slowBank', 'reload', 'provider', 'broken', 'lapse', 'session'),
    },
  },
  {
    id: 'reasons',
    says: 'One page and one press of Pay, refused for each reason that the contract knows, at payment or at the order; any call or answer is lost, the bank asks, the page is reloaded or closed.',
    world: {
      tabs: 1,
      ways: ['card', 'cash'],
      presses: 1,
      reasons: SETTLED_REASONS,
      otherCards: false,
      hears: false,
      faults: faults('lost', 'question', 'reload'),
    },
  },
  {
    id: 'everything',
    says: 'One page and one press of Pay, with everything that can go wrong at once: calls arrive twice, or long after their page has gone, too.',
    world: { tabs: 1, ways: ['card', 'cash'], presses: 1, reasons: CLOSED, otherCards: false, hears: false, faults: everyFault },
  },
];

export const CUSTOMERS: { readonly id: string; readonly says: string } = {
  id: 'customers',
  says: 'One page with its whole checkout and its session. Léa, Noah and guests come and go at any moment, here or in another tab, also while an order is being paid; the server may answer anything.',
};

export const SENDERS: { readonly id: string; readonly says: string } = {
  id: 'senders',
  says: 'One page that sends a parcel, with all of its flows and its session. Léa, Noah and nobody come and go at any moment, here or in another tab, each with a parcel of their own, also while one is being paid; payment and order may be answered anything.',
};

/** Smaller worlds, in which every change is looked at: less may go wrong in them. */
export const SAMPLES: readonly Setting[] = SETTINGS.slice(0, 2).map((setting) => ({
  ...setting,
  world:
    setting.id === 'one'
      ? { ...setting.world, presses: 1, faults: faults('slow', 'lost', 'question', 'reload') }
      : { ...setting.world, ways: ['card'], faults: faults() },
}));
