import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** Cancelling, money back, stars, and the same again. */
export const afterwardsRules: readonly Rule[] = [
  {
    id: 'cancel-until',
    rule: said(
      'An order of a store can be cancelled free until the store accepts, with the city’s charge until it is ready, and not afterwards.',
      'Une commande à un commerce s’annule gratuitement jusqu’à ce qu’il l’accepte, avec les frais de la ville jusqu’à ce qu’elle soit prête, et plus après.',
    ),
    called:
      'cancellation what does it cost while food is being prepared preparing how long until when fee annulation jusqu’à quand frais délai',
    keptBy: 'domain/orders/cancelling.ts',
  },
  {
    id: 'cancel-parcel',
    rule: said(
      'A parcel can be cancelled free until a courier accepts, with the city’s charge until it is picked up, and not afterwards.',
      'Un colis s’annule gratuitement jusqu’à ce qu’un coursier l’accepte, avec les frais de la ville jusqu’à l’enlèvement, et plus après.',
    ),
    called: 'cancellation package until when fee annulation jusqu’à quand frais',
    keptBy: 'domain/orders/cancelling.ts',
  },
  {
    id: 'cancel-charge',
    rule: said(
      'A charge for cancelling is never more than the total; it is kept of the wallet’s part first, then of the card’s, and only then stays to be paid in cash.',
      'Des frais d’annulation ne dépassent jamais le total ; ils sont retenus d’abord sur le portefeuille, puis sur la carte, et seulement alors restent dus en espèces.',
    ),
    called: 'fee kept how much more than I paid cancel late from which part combien retenu sur quelle part',
    keptBy: 'domain/orders/cancelling.ts',
  },
  {
    id: 'cancel-as-shown',
    rule: said(
      'Cancelling never costs more than what the dialog showed: where the order has moved on meanwhile, nothing is done and the new terms are shown.',
      'Annuler ne coûte jamais plus que ce que la fenêtre montrait : si la commande a avancé entre-temps, rien n’est fait et les nouvelles conditions sont montrées.',
    ),
    called: 'store accepts same moment race while cancelling accepte au même moment pendant',
    keptBy: 'server/routes/api/user/user-cancel-order.ts',
  },
  {
    id: 'cancel-reason',
    rule: said(
      'Cancelling asks for a reason, one of two or words of one’s own; without it nothing is sent.',
      'Annuler demande une raison, une de deux ou ses propres mots ; sans elle rien n’est envoyé.',
    ),
    called: 'reason give why cancel required mandatory empty other motif obligatoire vide autre',
    keptBy: 'src/views/cancellation/CancelReasons.tsx',
  },
  {
    id: 'money-back',
    rule: said(
      'Money goes back once, to where it came from: the wallet’s at once, the card’s by its provider, and cash that was promised is not asked for.',
      'L’argent revient une fois, d’où il est venu : celui du portefeuille aussitôt, celui de la carte par son prestataire, et les espèces promises ne sont pas demandées.',
    ),
    called: 'refund to card or wallet cancelled rejected remboursement sur carte ou portefeuille annulée refusée',
    keptBy: 'server/services/money/give-money-back.ts',
  },
  {
    id: 'rating-window',
    rule: said(
      'A received order may be rated at any time later; for {ratingDays} days after the first stars they may be changed, then they stand.',
      'Une commande reçue peut être notée n’importe quand ensuite ; pendant {ratingDays} jours après les premières étoiles on peut les changer, puis elles restent.',
    ),
    called: 'rate how long deadline change stars review edit noter combien de temps délai modifier avis',
    keptBy: 'domain/orders/rating-rules.ts',
  },
  {
    id: 'rating-whom',
    rule: said(
      'Store and courier are rated apart, from 1 to {stars} stars; a parcel has no store to rate, a pickup no courier. Words may stay empty, and nobody else reads them.',
      'Commerce et coursier se notent à part, de 1 à {stars} étoiles ; un colis n’a pas de commerce à noter, un retrait pas de coursier. Les mots peuvent rester vides, et personne d’autre ne les lit.',
    ),
    called: 'review optional public comment half stars avis facultatif public commentaire',
    keptBy: 'domain/orders/rating-rules.ts',
  },
  {
    id: 'rating-asked',
    rule: said(
      'The main page asks for stars of the last received order alone; who puts the question away is not asked again, on any device.',
      'L’accueil ne demande des étoiles que pour la dernière commande reçue ; qui écarte la question n’est plus interrogé, sur aucun appareil.',
    ),
    called: 'rating prompt nag not now later demande de note pas maintenant',
    keptBy: 'src/views/rating/order-to-rate.ts',
  },
  {
    id: 'again-today',
    rule: said(
      'Ordering again costs what it costs today; what is gone, dearer or must be chosen anew is shown before anything goes into the basket, and where nothing is left it says so.',
      'Recommander coûte ce que cela coûte aujourd’hui ; ce qui a disparu, renchéri ou doit être rechoisi est montré avant d’entrer au panier, et s’il ne reste rien c’est dit.',
    ),
    called: 'reorder repeat last month old prices kept missing dish recommander répéter ancien prix plat disparu',
    keptBy: 'domain/orders/reorder.ts',
  },
  {
    id: 'again-which',
    rule: said(
      'The main page offers the last {againMost} orders of stores that were received, each kind once; the history offers every one.',
      'L’accueil propose les {againMost} dernières commandes reçues de commerces, chaque sorte une fois ; l’historique les propose toutes.',
    ),
    called: 'reorder which orders landing how many recommander lesquelles accueil combien',
    keptBy: 'domain/orders/order-again.ts',
  },
  {
    id: 'history-dates',
    rule: said(
      'The history is newest first, {historyPage} at a time; its filter needs both dates, counts both days in, and goes by the day on which an order ended.',
      'L’historique va du plus récent au plus ancien, {historyPage} à la fois ; son filtre veut les deux dates, compte les deux jours, et va par le jour où une commande a pris fin.',
    ),
    called: 'filter past orders start date end date only one filtre anciennes commandes date de début fin une seule',
    keptBy: 'domain/orders/history-dates.ts',
  },
  {
    id: 'invoice-frozen',
    rule: said(
      'An invoice is what was frozen when it was paid: later prices change nothing in it; what went back stands below.',
      'Une facture est ce qui a été figé au paiement : des prix ultérieurs n’y changent rien ; ce qui a été rendu est écrit dessous.',
    ),
    called: 'receipt bill after cancel change correct reçu note après annulation changer corriger',
    keptBy: 'server/services/orders/invoice-of-order.ts',
  },
  {
    id: 'cancel-refused',
    rule: said(
      'A cancellation that is refused changes nothing: the dialog says that the order was not cancelled, and why. Where it fails without an answer, the order is looked at before anything is said.',
      'Une annulation refusée ne change rien : la fenêtre dit que la commande n’est pas annulée, et pourquoi. Si elle échoue sans réponse, la commande est vérifiée avant que quoi que ce soit soit dit.',
    ),
    called: 'cancel cancelling cancellation fails failure error refused impossible échec échoue annuler annulation erreur',
    keptBy: 'src/views/cancellation/CancelBody.tsx',
  },
];
