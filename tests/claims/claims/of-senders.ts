import { bookingSeen, nameOf, parcelLookedAt, PEOPLE, whoIs, type CustomersSituation } from '../customers/situation.ts';
import { never, type Claim } from './claim.ts';

/** Whether what a page shows of a parcel is somebody's who is not here. */
const isOfAnother = (situation: CustomersSituation): boolean => {
  const draft = bookingSeen(situation)?.draft;
  const here = whoIs(situation);
  return PEOPLE.some(({ _id }) => _id !== here && [draft?.pickup.name, draft?.dropOff.name].some((name) => name?.endsWith(nameOf(_id))));
};
const priceSeen = (situation: CustomersSituation): boolean => (bookingSeen(situation)?.invoice ?? null) !== null;

/** What is claimed of customers who send parcels from one page one after another. */
export const SENDERS_CLAIMS: readonly Claim<CustomersSituation>[] = [
  {
    id: 'parcel-is-ones-own',
    says: 'After sign-out nothing of a customer’s parcel is seen',
    means:
      'Addresses, contacts and price of a parcel are those of whoever is signed in: never those of the one before, and nobody’s while nobody is.',
    section: '4.1',
    in: ['senders'],
    claimed: never((situation) => isOfAnother(situation) || (whoIs(situation) === '' && priceSeen(situation))),
    example: (situation) => whoIs(situation) === '' && situation.hasSomebodyLeft,
  },
  {
    id: 'parcel-paid-by-its-sender',
    says: 'Nobody is shown, or may pay, the parcel of the one before',
    means: 'The last look before Pay shows whoever is signed in their own parcel; after a declined card too.',
    section: '4.1',
    in: ['senders'],
    claimed: never((situation) => {
      const sender = parcelLookedAt(situation);
      return (
        sender !== null &&
        bookingSeen(situation)?.is !== 'nobody' &&
        bookingSeen(situation)?.is !== 'handedOver' &&
        sender !== nameOf(whoIs(situation))
      );
    }),
    example: (situation) => parcelLookedAt(situation) !== null && situation.hasSomebodyLeft,
  },
  {
    id: 'parcel-thanks-its-sender',
    says: 'Nobody is thanked for the parcel of the one before',
    means: 'An order that was confirmed is made whoever is here then; only who confirmed it is led to the thank-you.',
    section: '4.1',
    in: ['senders'],
    claimed: never(
      (situation) => bookingSeen(situation)?.is === 'placed' && bookingSeen(situation)?.draft.pickup.name !== nameOf(whoIs(situation)),
    ),
    example: (situation) => bookingSeen(situation)?.is === 'placed',
  },
];
