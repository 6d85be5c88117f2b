import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { serverKnows } from '../world/steps.ts';
import { bankIs, serverIs, type Situation } from '../world/world.ts';
import { chargesOf, holdsOf, isMoneyHeld, isSaid, isUnderWay, ordersOf, saidIn } from '../what-is-told.ts';
import { leadsTo, never, ofEach, type Claim } from './claim.ts';

const ATTEMPTS = [1, 2];
const ALIVE = ['asking', 'processing', 'authorised', 'captured', 'unconfirmed', 'declined'];

/** Whether a page asks the bank for an order that was confirmed in cash. */
const cashAtBank = ({ tabs }: Situation): boolean =>
  tabs.some(({ page }) => {
    const context = page?.charts.get('placement')?.snapshot.context as
      | { readonly choice: { readonly paymentId: string } | null }
      | undefined;
    return context?.choice?.paymentId === CASH_PAYMENT_ID && page?.asked.some(({ at }) => at === 'placement/payment.confirmCard');
  });

const asksToPay = ({ tabs }: Situation): boolean => tabs.some(({ page }) => page?.asked.some(({ port }) => port === 'payOrder'));

/** What is claimed of the customer's money and of what it buys. */
export const MONEY_CLAIMS: readonly Claim<Situation>[] = [
  {
    id: 'charged-once',
    says: { en: 'Nothing is charged twice for one basket', fr: 'Rien n’est débité deux fois pour un même panier' },
    means: {
      en: 'However often Pay is pressed, and in however many tabs, at most one charge stands.',
      fr: 'Si souvent que l’on appuie sur Payer, et dans combien d’onglets que ce soit, il reste au plus un débit.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => chargesOf(situation) > 1),
    example: (situation) =>
      chargesOf(situation) === 1 && situation.tabs.length === 2 && situation.tabs.every((tab) => saidIn(tab) === 'thanks'),
  },
  {
    id: 'held-once',
    says: { en: 'No money is held twice for one basket', fr: 'Aucun argent n’est réservé deux fois pour un même panier' },
    means: {
      en: 'What an earlier try held at the bank is let go before another try asks for it.',
      fr: 'Ce qu’un essai précédent a réservé à la banque est libéré avant qu’un autre essai ne le demande.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => holdsOf(situation) > 1),
    example: (situation) => holdsOf(situation) === 1 && serverKnows(situation).attempt === 2,
  },
  {
    id: 'one-order',
    says: { en: 'No order is made twice for one payment', fr: 'Aucune commande n’est passée deux fois pour un même paiement' },
    means: {
      en: 'One payment becomes one order at most, whoever asks for it, and however often.',
      fr: 'Un paiement devient au plus une commande, qui que ce soit qui la demande et si souvent que ce soit.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => ordersOf(situation) > 1),
    example: (situation) => ordersOf(situation) === 1 && situation.presses === 2 && isSaid(situation, 'thanks'),
  },
  {
    id: 'no-charge-after-refusal',
    says: { en: 'No charge lives after a refusal', fr: 'Aucun débit ne survit à un refus' },
    means: {
      en: 'Once a payment is given up or its order is refused, what the bank was asked for is let go or given back.',
      fr: 'Dès qu’un paiement est abandonné ou sa commande refusée, ce qui était demandé à la banque est libéré ou remboursé.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: ofEach(
      ATTEMPTS,
      (situation, attempt) => serverKnows(situation).attempt === attempt && serverIs(situation) === 'releasing',
      (situation, attempt) => !ALIVE.includes(bankIs(situation, attempt)),
    ),
    example: (situation) => serverIs(situation) === 'open' && bankIs(situation, 1) === 'cancelled' && isSaid(situation, 'refused'),
  },
  {
    id: 'charge-has-an-order',
    says: { en: 'What is taken becomes an order, or is given back', fr: 'Ce qui est pris devient une commande, ou est rendu' },
    means: {
      en: 'Money that a bank holds, or that was taken, leads to an order or back to its customer, though every page is closed.',
      fr: 'L’argent réservé ou pris mène à une commande ou revient au client, même si toutes les pages sont fermées.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: leadsTo(isMoneyHeld, (situation) => !isMoneyHeld(situation) || ordersOf(situation) > 0),
    example: (situation) =>
      bankIs(situation, 1) === 'cancelled' && serverIs(situation) === 'open' && serverKnows(situation).ended?.reason === 'store_closed',
  },
  {
    id: 'left-alone-ends',
    says: { en: 'A payment that is left alone ends by itself', fr: 'Un paiement laissé seul se termine de lui-même' },
    means: {
      en: 'Wherever a payment stands, it becomes an order or is open again without its customer.',
      fr: 'Où qu’en soit un paiement, il devient une commande ou redevient ouvert sans son client.',
    },
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: leadsTo(isUnderWay, (situation) => !isUnderWay(situation)),
    example: (situation) => ordersOf(situation) === 1 && situation.tabs.every(({ shows }) => shows === 'closed'),
  },
  {
    id: 'cash-not-at-the-bank',
    says: { en: 'Cash is never asked of the bank', fr: 'Les espèces ne sont jamais demandées à la banque' },
    means: {
      en: 'No page asks a bank about an order that was confirmed in cash.',
      fr: 'Aucune page ne sollicite une banque pour une commande confirmée en espèces.',
    },
    section: '1.4',
    in: ['one', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never(cashAtBank),
    example: (situation) => isSaid(situation, 'thanks') && bankIs(situation, 1) === 'unasked',
  },
  {
    id: 'nothing-before-pay',
    says: { en: 'No money is asked for before Pay is pressed', fr: 'Aucun argent n’est demandé avant que l’on appuie sur Payer' },
    means: {
      en: 'While nobody has pressed Pay, no page asks for money, and neither server nor bank holds any.',
      fr: 'Tant que personne n’a appuyé sur Payer, aucune page ne demande d’argent, et ni le serveur ni la banque n’en retiennent.',
    },
    section: '1.4',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => situation.presses === 0 && (situation.bank.length > 0 || isUnderWay(situation) || asksToPay(situation))),
    example: (situation) => situation.presses === 1 && situation.bank.length === 1,
  },
];
