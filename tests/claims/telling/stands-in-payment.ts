import type { StateMeta } from '#machines/model.ts';
import { deepestNodes, pathOf } from '#tests/machines/harness/state-nodes.ts';
import type { Local } from '../chart-part.ts';
import type { Words } from '../explore.ts';
import { saidIn, type Said } from '../what-is-told.ts';
import { bankIs, serverIs, type Situation, type Tab } from '../world/world.ts';
import type { Standing } from './record.ts';

const SAYS: Readonly<Record<Said, Words>> = {
  nothing: { en: 'the basket', fr: 'le panier' },
  waiting: { en: 'how far the payment is', fr: 'où en est le paiement' },
  thanks: { en: 'thank you', fr: 'merci' },
  declined: { en: 'the card did not pay; nothing was charged', fr: 'la carte n’a pas payé ; rien n’a été débité' },
  refused: { en: 'why there is no order; nothing was charged', fr: 'pourquoi il n’y a pas de commande ; rien n’a été débité' },
  nothingCharged: {
    en: 'the provider is out of reach; nothing was charged',
    fr: 'le prestataire est hors d’atteinte ; rien n’a été débité',
  },
  noneUnderWay: { en: 'no payment is under way', fr: 'aucun paiement n’est en cours' },
};

const SERVER: Readonly<Record<string, Words>> = {
  open: { en: 'nothing is held', fr: 'rien n’est retenu' },
  held: { en: 'the invoice is frozen, the card is waited for', fr: 'la facture est figée, la carte est attendue' },
  paid: { en: 'all parts are there', fr: 'tout est réuni' },
  ordering: { en: 'the order is decided on', fr: 'la commande est décidée' },
  ordered: { en: 'the order exists', fr: 'la commande existe' },
  releasing: { en: 'the card is being let go', fr: 'la carte est en train d’être libérée' },
};

const BANK: Readonly<Record<string, Words>> = {
  unasked: { en: 'was not asked', fr: 'n’a pas été sollicitée' },
  unconfirmed: { en: 'waits for the card to be confirmed', fr: 'attend la confirmation de la carte' },
  asking: { en: 'asks the customer', fr: 'interroge le client' },
  processing: { en: 'takes its time', fr: 'prend son temps' },
  declined: { en: 'said no', fr: 'a refusé' },
  authorised: { en: 'holds the money', fr: 'réserve l’argent' },
  captured: { en: 'has paid', fr: 'a payé' },
  cancelled: { en: 'let the money go', fr: 'a libéré l’argent' },
  refunded: { en: 'gave the money back', fr: 'a rendu l’argent' },
};

/** Where a chart stands, by the title of its drawing. */
export function chartStands(who: Words, file: string, { snapshot }: Local): Standing {
  const node = deepestNodes(snapshot)[0];
  const path = node ? pathOf(node) : '';
  const title = (node?.meta as StateMeta | undefined)?.title ?? path;
  return { who, is: { en: title, fr: title }, link: `${file}.html#state=${encodeURIComponent(path)}` };
}

const shown = (tab: Tab): Words => (tab.shows === 'closed' ? { en: 'is closed', fr: 'est fermée' } : SAYS[saidIn(tab)]);

function tabStands(tab: Tab, index: number, many: boolean): readonly Standing[] {
  const who: Words = many
    ? { en: `Tab ${index + 1} shows`, fr: `L’onglet ${index + 1} montre` }
    : { en: 'The page shows', fr: 'La page montre' };
  const charts = tab.page?.charts;
  const placement = charts?.get('placement');
  const payment = charts?.get('placement/payment') ?? charts?.get('payment');
  return [
    { who, is: shown(tab) },
    ...(placement ? [chartStands({ en: 'Order placement', fr: 'Passage de la commande' }, 'order-placement', placement)] : []),
    ...(payment ? [chartStands({ en: 'Payment', fr: 'Paiement' }, 'payment', payment)] : []),
  ];
}

/** Where everybody stands at a situation of a payment. */
export function standsInPayment(situation: Situation): readonly Standing[] {
  const { tabs, bank, signedIn } = situation;
  const attempts = bank.map((_, index): Standing => {
    const is = BANK[bankIs(situation, index + 1)] as Words;
    return {
      who:
        bank.length === 1 ? { en: 'The bank', fr: 'La banque' } : { en: `The bank, try ${index + 1}`, fr: `La banque, essai ${index + 1}` },
      is,
    };
  });
  return [
    ...tabs.flatMap((tab, index) => tabStands(tab, index, tabs.length > 1)),
    { who: { en: 'The server', fr: 'Le serveur' }, is: SERVER[serverIs(situation)] as Words },
    ...attempts,
    ...(signedIn ? [] : [{ who: { en: 'The session', fr: 'La session' }, is: { en: 'is over', fr: 'est terminée' } }]),
  ];
}
