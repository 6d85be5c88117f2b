/** A section of the specification: document, section, part, as machines name it in their meta. */
export type Section = {
  readonly id: string;
  /** What it is about. */
  readonly title: string;
  /** Why no machine need answer to it. */
  readonly why: string;
  /** Tests that keep it where no machine does, from the project's folder. */
  readonly tests: readonly string[];
};

const section = (id: string, title: string, why: string, ...tests: readonly string[]): Section => ({ id, title, why, tests });

const view = 'a view of what the server says';
const rule = 'rules, no order of things';
const wire = 'shapes on the wire';

/** Every section of the specification. Documents: 1 storefront, 2 account and courier, 3 reference, 4 what must hold. */
export const sections: readonly Section[] = [
  section('1.1', 'What the shop is and for whom', view, 'e2e/order.e2e.ts'),
  section('1.2', 'Screens and routes of the shop', view, 'e2e/house.e2e.ts', 'e2e/axe.e2e.ts'),
  section('1.3', 'Stores, items, baskets and their fields', wire, 'tests/contract/endpoints.test.ts'),
  section('1.4', 'States of basket, times, session, invoice and order', rule, 'tests/domain/schedule/opening.test.ts'),
  section('1.5', 'What forms accept', rule, 'tests/server/routes/bodies.test.ts'),
  section('1.6', 'What guests and customers may do', rule, 'tests/server/routes/session.test.ts'),
  section('1.7', 'Calls of the shop', wire, 'tests/contract/endpoints.test.ts', 'tests/server/client/client.test.ts'),
  section('1.8', 'What the shop says when a call is refused', rule, 'tests/contract/codes.test.ts'),
  section('1.9', 'Limits and constants', rule, 'tests/domain/small-rules.test.ts'),
  section('2.1', 'Account and courier: what and for whom', view, 'e2e/house.e2e.ts'),
  section('2.2', 'Screens and routes of account and courier', view, 'e2e/house.e2e.ts'),
  section('2.2.1', 'Sending a parcel', view, 'e2e/courier.e2e.ts'),
  section('2.2.2', 'Following an order', view, 'e2e/house.e2e.ts'),
  section('2.2.3', 'List of orders', view, 'e2e/house.e2e.ts'),
  section('2.2.4', 'One order', view, 'e2e/house.e2e.ts'),
  section('2.2.5', 'Profile', rule, 'tests/server/routes/profile.test.ts'),
  section('2.2.6', 'Cards and wallet', view, 'e2e/house.e2e.ts'),
  section('2.2.7', 'Favourite stores', view, 'tests/server/routes/favourite-stores.test.ts', 'e2e/house.e2e.ts'),
  section('2.2.8', 'Favourite addresses', view, 'tests/server/routes/favourite-addresses.test.ts', 'e2e/favourite-addresses.e2e.ts'),
  section('2.2.9', 'Help', view, 'e2e/axe.e2e.ts'),
  section('2.2.10', 'For partners', view, 'e2e/leads.e2e.ts'),
  section('2.2.11', 'For couriers', view, 'e2e/leads.e2e.ts'),
  section('2.2.12', 'Welcome and thanks', view, 'e2e/leads.e2e.ts', 'e2e/order.e2e.ts'),
  section('2.2.13', 'Footer', view, 'e2e/house.e2e.ts'),
  section('2.3', 'Orders, cards, addresses and their fields', wire, 'tests/contract/endpoints.test.ts'),
  section(
    '2.4',
    'States of courier, payment, tracking, cancellation, reorder, cards and wallet',
    'flows that come later; what the server keeps of payments and the wallet is there',
    'tests/server/routes/wallet-payment.test.ts',
  ),
  section('2.5', 'What forms of the account accept', rule, 'tests/server/routes/bodies.test.ts'),
  section('2.6', 'What customers may do with what is theirs', rule, 'tests/server/routes/order.test.ts'),
  section('2.7', 'Calls of account and courier', wire, 'tests/contract/endpoints.test.ts'),
  section('2.8', 'What the account says when a call is refused', rule, 'tests/contract/codes.test.ts'),
  section('2.9', 'Limits and constants of the account', rule, 'tests/domain/small-rules.test.ts'),
  section('3.2', 'All routes', view, 'e2e/house.e2e.ts'),
  section('3.3', 'What the browser keeps, and entities both parts share', wire, 'tests/browser/storage.test.ts'),
  section('3.4', 'Codes of progress and what customers read of them', rule, 'tests/contract/codes.test.ts'),
  section('3.5', 'What every form accepts', rule, 'tests/server/routes/bodies.test.ts'),
  section('3.6', 'Roles', rule, 'tests/server/routes/session.test.ts'),
  section('3.7', 'Every call', wire, 'tests/contract/endpoints.test.ts'),
  section('3.8', 'Every code, in words', rule, 'tests/contract/codes.test.ts'),
  section('3.9', 'Every limit', rule, 'tests/domain/small-rules.test.ts'),
  section('4.1', 'Money and orders: paid once, or not at all', rule, 'tests/server/routes/order.test.ts', 'tests/domain/invoice.test.ts'),
  section('4.2', 'Faults: what is lost, late or twice', rule, 'tests/server/client/client.test.ts', 'tests/server/process/start.test.ts'),
  section('4.3', 'The shop on a bad day', view, 'tests/api/api.test.ts'),
  section('4.4', 'Security', rule, 'tests/server/routes/bodies.test.ts', 'e2e/house.e2e.ts'),
  section('4.5', 'Usable by everybody', view, 'e2e/axe.e2e.ts'),
  section(
    '4.6',
    'Times of shops and deliveries',
    rule,
    'tests/domain/schedule/opening.test.ts',
    'tests/domain/schedule/scheduling.test.ts',
  ),
];
