import { tabOf } from '../world/tabs.ts';
import type { Moment } from '../world/world.ts';
import { isMoneyHeld, isSaid, isUnderWay, ordersOf, saidIn, type Said } from '../what-is-told.ts';
import { never, ofEach, type Claim } from './claim.ts';

const TABS = [0, 1];
const says = (moment: Moment, tab: number, ...said: readonly Said[]): boolean => said.includes(saidIn(tabOf(moment, tab)));
const isAway = (moment: Moment, tab: number): boolean => tabOf(moment, tab).shows === 'closed';
const ENDS = ['thanks', 'declined', 'refused', 'noneUnderWay', 'nothingCharged'] as const;
const NOT_CHARGED = ['declined', 'refused', 'noneUnderWay', 'nothingCharged'] as const;

/** What is claimed of what a page says of a payment. */
export const PAGE_CLAIMS: readonly Claim<Moment>[] = [
  {
    id: 'thanked-with-an-order',
    says: { en: 'Nobody is thanked without an order', fr: 'Personne n’est remercié sans commande' },
    means: {
      en: 'No page says thank you while the server has no order of this payment.',
      fr: 'Aucune page ne dit merci tant que le serveur n’a pas de commande pour ce paiement.',
    },
    section: '4.1',
    in: ['one', 'two', 'sessions', 'everything'],
    claimed: never((moment) => isSaid(moment, 'thanks') && ordersOf(moment) === 0),
    example: (moment) => isSaid(moment, 'thanks'),
  },
  {
    id: 'told-an-end',
    says: { en: 'Whoever pays is told an end', fr: 'Qui paie apprend comment cela finit' },
    means: {
      en: 'A page that waits for a payment comes to a thank-you, a decline or a refusal, even if its customer does nothing more.',
      fr: 'Une page qui attend un paiement arrive à un merci, au refus de la carte ou à celui de la commande, même si le client ne fait plus rien.',
    },
    section: '4.1',
    in: ['one', 'two', 'sessions', 'everything'],
    claimed: ofEach(
      TABS,
      (moment, tab) => says(moment, tab, 'waiting'),
      (moment, tab) => says(moment, tab, ...ENDS) || isAway(moment, tab),
    ),
    example: (moment) => isSaid(moment, 'thanks') && moment.tabs.some(({ shows }) => shows === 'checking'),
  },
  {
    id: 'failed-means-nothing-held',
    says: {
      en: 'Nobody reads ‘declined’ or ‘refused’ while money is held',
      fr: 'Personne ne lit « refusé » pendant que de l’argent est réservé',
    },
    means: {
      en: 'Whoever reads that nothing was charged has no money held or taken by a bank for this basket.',
      fr: 'Qui lit que rien n’a été débité n’a pas d’argent réservé ni pris par une banque pour ce panier.',
    },
    section: '4.1',
    in: ['one', 'sessions'],
    claimed: never((moment) => isSaid(moment, ...NOT_CHARGED) && isMoneyHeld(moment)),
    example: (moment) => isSaid(moment, 'declined'),
  },
  {
    id: 'refused-means-no-order',
    says: { en: 'Nobody is refused an order that is made', fr: 'Personne ne se voit refuser une commande qui est passée' },
    means: {
      en: 'While a page says ‘declined’, ‘refused’ or ‘nothing under way’, there is no order of this payment.',
      fr: 'Tant qu’une page dit « refusé » ou « rien en cours », il n’y a pas de commande pour ce paiement.',
    },
    section: '4.1',
    in: ['one', 'sessions'],
    claimed: never((moment) => isSaid(moment, ...NOT_CHARGED) && ordersOf(moment) > 0),
    example: (moment) => isSaid(moment, 'refused'),
  },
  {
    id: 'order-is-shown',
    says: { en: 'Whoever waits beside an order is shown it', fr: 'Qui attend à côté d’une commande finit par la voir' },
    means: {
      en: 'Once the order exists, a page that waits for it comes to the thank-you, whatever answers get lost.',
      fr: 'Dès que la commande existe, une page qui l’attend arrive au merci, quelles que soient les réponses perdues.',
    },
    section: '4.3',
    in: ['one', 'sessions'],
    claimed: ofEach(
      TABS,
      (moment, tab) => ordersOf(moment) === 1 && says(moment, tab, 'waiting'),
      (moment, tab) => says(moment, tab, 'thanks') || isAway(moment, tab),
    ),
    example: (moment) => isSaid(moment, 'thanks') && moment.tabs.some(({ shows }) => shows === 'checking'),
  },
  {
    id: 'under-way-is-said',
    says: {
      en: 'A page never shows the basket while its payment is under way',
      fr: 'Une page ne montre jamais le panier pendant que son paiement est en cours',
    },
    means: {
      en: 'After a reload or a new sign-in too, whoever’s payment is under way reads so, and finds no button to pay again.',
      fr: 'Même après un rechargement ou une reconnexion, celui dont le paiement est en cours le lit et ne trouve pas de bouton pour payer encore.',
    },
    section: '4.1',
    in: ['one', 'sessions'],
    claimed: never((moment) => moment.tabs.some((tab) => tab.shows === 'order' && saidIn(tab) === 'nothing') && isUnderWay(moment)),
    example: (moment) => isUnderWay(moment) && moment.tabs.some(({ shows }) => shows === 'checking'),
  },
];
