import { fieldsOf, isOfSomebodyElse, lookedAt, noteBy, orderOf, whoIs, type CustomersSituation } from '../customers/situation.ts';
import { always, never, type Claim } from './claim.ts';

/** What is claimed of customers who come to one page one after another. */
export const CUSTOMERS_CLAIMS: readonly Claim<CustomersSituation>[] = [
  {
    id: 'fields-are-ones-own',
    says: {
      en: 'After sign-out nothing that a customer typed is seen',
      fr: 'Après la déconnexion, on ne voit plus rien de ce que le client a écrit',
    },
    means: {
      en: 'Name, phone and note of the checkout are those of whoever is signed in, or a guest’s: never those of the one before.',
      fr: 'Nom, téléphone et remarque sont ceux de la personne connectée, ou d’un visiteur : jamais ceux de la précédente.',
    },
    section: '4.1',
    in: ['customers'],
    claimed: never((situation) => isOfSomebodyElse(fieldsOf(situation), whoIs(situation))),
    example: (situation) => whoIs(situation) === '' && situation.typedBy === null && situation.hasSomebodyLeft,
  },
  {
    id: 'last-look-is-ones-own',
    says: {
      en: 'Nobody is shown, or may pay, the order of the one before',
      fr: 'Personne ne voit, ni ne peut payer, la commande de la personne précédente',
    },
    means: {
      en: 'The last look before Pay shows whoever is signed in their own order; after a declined card too.',
      fr: 'Le dernier coup d’œil avant Payer montre à la personne connectée sa propre commande, même après le refus d’une carte.',
    },
    section: '4.1',
    in: ['customers'],
    claimed: never((situation) => isOfSomebodyElse(lookedAt(situation), whoIs(situation))),
    example: (situation) => lookedAt(situation) !== null && situation.hasSomebodyLeft,
  },
  {
    id: 'typed-is-kept',
    says: { en: 'What was typed is not lost by a refusal', fr: 'Ce qui a été écrit n’est pas perdu par un refus' },
    means: {
      en: 'Whatever the server answers, the customer’s own words stay in their fields until they leave.',
      fr: 'Quoi que réponde le serveur, les mots du client restent dans leurs champs jusqu’à son départ.',
    },
    section: '4.3',
    in: ['customers'],
    claimed: always((situation) => situation.typedBy === null || fieldsOf(situation)?.note === noteBy(situation.typedBy)),
    example: (situation) => situation.typedBy !== null && orderOf(situation).isRefused,
  },
];
