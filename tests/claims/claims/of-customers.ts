import { fieldsOf, isOfSomebodyElse, lookedAt, noteBy, orderOf, whoIs, type CustomersSituation } from '../customers/situation.ts';
import { always, never, type Claim } from './claim.ts';

export const CUSTOMERS_CLAIMS: readonly Claim<CustomersSituation>[] = [
  {
    id: 'fields-are-ones-own',
    says: 'After sign-out nothing that a customer typed is seen',
    means: 'Name, phone and note of the checkout are those of whoever is signed in, or a guest’s: never those of the one before.',
    section: '4.1',
    in: ['customers'],
    claimed: never((situation) => isOfSomebodyElse(fieldsOf(situation), whoIs(situation))),
    example: (situation) => whoIs(situation) === '' && situation.typedBy === null && situation.hasSomebodyLeft,
  },
  {
    id: 'last-look-is-ones-own',
    says: 'Nobody is shown, or may pay, the order of the one before',
    means: 'The last look before Pay shows whoever is signed in their own order; after a declined card too.',
    section: '4.1',
    in: ['customers'],
    claimed: never((situation) => isOfSomebodyElse(lookedAt(situation), whoIs(situation))),
    example: (situation) => lookedAt(situation) !== null && situation.hasSomebodyLeft,
  },
  {
    id: 'typed-is-kept',
    says: 'What was typed is not lost by a refusal',
    means: 'Whatever the server answers, the customer’s own words stay in their fields until they leave.',
    section: '4.3',
    in: ['customers'],
    claimed: always((situation) => situation.typedBy === null || fieldsOf(situation)?.note === noteBy(situation.typedBy)),
    example: (situation) => situation.typedBy !== null && orderOf(situation).isRefused,
  },
];
