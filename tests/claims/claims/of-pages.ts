import { tabOf } from '../world/tabs.ts';
import type { Situation } from '../world/world.ts';
import { isMoneyHeld, isSaid, isUnderWay, ordersOf, saidIn, type Said } from '../what-is-told.ts';
import { never, ofEach, type Claim } from './claim.ts';

const TABS = [0, 1];
const says = (situation: Situation, tab: number, ...said: readonly Said[]): boolean => said.includes(saidIn(tabOf(situation, tab)));
const isAway = (situation: Situation, tab: number): boolean => tabOf(situation, tab).shows === 'closed';
const ENDS = ['thanks', 'declined', 'refused', 'noneUnderWay', 'nothingCharged'] as const;
const NOT_CHARGED = ['declined', 'refused', 'noneUnderWay', 'nothingCharged'] as const;

/** The tab shows the basket again, and another one heard how it ended. */
const isToldElsewhere = (situation: Situation, tab: number): boolean =>
  situation.tabs.length > 1 && tabOf(situation, tab).shows === 'order' && says(situation, tab, 'nothing') && !isUnderWay(situation);

/** How often an answer to the order’s call got lost. */
const triesOf = (situation: Situation): number =>
  (tabOf(situation, 0).page?.charts.get('placement')?.snapshot.context as { readonly tries: number } | undefined)?.tries ?? 0;

/** What is claimed of what a page says of a payment. */
export const PAGE_CLAIMS: readonly Claim<Situation>[] = [
  {
    id: 'thanked-with-an-order',
    says: { en: 'Nobody is thanked without an order', fr: 'Personne n’est remercié sans commande' },
    means: {
      en: 'No page says thank you while the server has no order of this payment.',
      fr: 'Aucune page ne dit merci tant que le serveur n’a pas de commande pour ce paiement.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => isSaid(situation, 'thanks') && ordersOf(situation) === 0),
    example: (situation) =>
      isSaid(situation, 'thanks') && isMoneyHeld(situation) && says(situation, 0, 'thanks') && tabOf(situation, 0).shows === 'order',
  },
  {
    id: 'told-an-end',
    says: { en: 'Whoever pays is told an end', fr: 'Qui paie apprend comment cela finit' },
    means: {
      en: 'A page that waits for a payment comes to a thank-you, a decline or a refusal, even if its customer does nothing more.',
      fr: 'Une page qui attend un paiement arrive à un merci, au refus de la carte ou à celui de la commande, même si le client ne fait plus rien.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: ofEach(
      TABS,
      (situation, tab) => says(situation, tab, 'waiting'),
      (situation, tab) => says(situation, tab, ...ENDS) || isAway(situation, tab) || isToldElsewhere(situation, tab),
    ),
    example: (situation) => isSaid(situation, 'thanks') && isMoneyHeld(situation) && tabOf(situation, 0).shows === 'checking',
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
    in: ['one', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => isSaid(situation, ...NOT_CHARGED) && isMoneyHeld(situation)),
    example: (situation) => isSaid(situation, 'declined'),
  },
  {
    id: 'refused-means-no-order',
    says: { en: 'Nobody is refused an order that is made', fr: 'Personne ne se voit refuser une commande qui est passée' },
    means: {
      en: 'While a page says ‘declined’, ‘refused’ or ‘nothing under way’, there is no order of this payment.',
      fr: 'Tant qu’une page dit « refusé » ou « rien en cours », il n’y a pas de commande pour ce paiement.',
    },
    section: '4.1',
    in: ['one', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => isSaid(situation, ...NOT_CHARGED) && ordersOf(situation) > 0),
    example: (situation) => isSaid(situation, 'refused'),
  },
  {
    id: 'order-is-shown',
    says: { en: 'Whoever waits beside an order is shown it', fr: 'Qui attend à côté d’une commande finit par la voir' },
    means: {
      en: 'Once the order exists, a page that waits for it comes to the thank-you, whatever answers get lost.',
      fr: 'Dès que la commande existe, une page qui l’attend arrive au merci, quelles que soient les réponses perdues.',
    },
    section: '4.3',
    in: ['one', 'press', 'reasons', 'sessions', 'everything'],
    claimed: ofEach(
      TABS,
      (situation, tab) => ordersOf(situation) === 1 && says(situation, tab, 'waiting'),
      (situation, tab) => says(situation, tab, 'thanks') || isAway(situation, tab),
    ),
    example: (situation) => isSaid(situation, 'thanks') && triesOf(situation) > 0,
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
    in: ['one', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never(
      (situation) => situation.tabs.some((tab) => tab.shows === 'order' && saidIn(tab) === 'nothing') && isUnderWay(situation),
    ),
    example: (situation) => isUnderWay(situation) && situation.tabs.some(({ shows }) => shows === 'checking'),
  },
];
