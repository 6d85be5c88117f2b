import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** How an order is paid. */
export const payingRules: readonly Rule[] = [
  {
    id: 'wallet-first',
    rule: said(
      'While its switch is on, the wallet pays first and another way the rest; where it covers all, neither card nor cash is needed. A new account begins with it on.',
      'Tant que son interrupteur est mis, le portefeuille paie d’abord et un autre moyen le reste ; s’il couvre tout, ni carte ni espèces. Un nouveau compte commence avec.',
    ),
    called: 'use wallet balance credit default on split part solde crédit par défaut partie',
    keptBy: 'domain/checkout/invoice.ts',
  },
  {
    id: 'wallet-currency',
    rule: said(
      'A wallet pays only where its own money is paid with, that of the country signed up for; elsewhere it pays nothing and takes no cashback.',
      'Un portefeuille ne paie que là où l’on paie dans sa monnaie, celle du pays d’inscription ; ailleurs il ne paie rien et ne prend pas de cashback.',
    ),
    called: 'abroad other country currency étranger autre pays devise',
    keptBy: 'server/repositories/cities.ts',
  },
  {
    id: 'top-up',
    rule: said(
      'A top-up is from {topUpMinimum} to {topUpMaximum} in the wallet’s currency, with two decimals at most, by a saved card; nothing, or another amount, is told as “Enter Proper amount”, and no saved card as “Please Add Card First”. It is credited once, and left with the bank’s question open it lapses after {topUpMinutes} minutes.',
      'Une recharge va de {topUpMinimum} à {topUpMaximum} dans la monnaie du portefeuille, avec deux décimales au plus, par une carte enregistrée ; rien, ou un autre montant, donne « Saisissez un montant valable », et aucune carte enregistrée « Veuillez d’abord ajouter une carte ». Elle est créditée une fois, et laissée sur la question de la banque elle tombe après {topUpMinutes} minutes.',
    ),
    called:
      'top up topping up zero 0 no card message reads add put money on my wallet how much at once least most amount ajouter de l’argent portefeuille montant minimum maximum',
    keptBy: 'domain/wallet/top-up-amount.ts',
  },
  {
    id: 'cash-limits',
    rule: said(
      'In cash somebody has {cashOrders} orders under way at most and {cashSum} in all in one currency; what the wallet pays is not counted, and paying by card stays open.',
      'En espèces on a {cashOrders} commandes en cours au plus et {cashSum} en tout dans une même monnaie ; ce que paie le portefeuille ne compte pas, et payer par carte reste possible.',
    ),
    called: 'cash limit how many orders maximum amount door espèces limite combien montant porte',
    keptBy: 'server/services/payment/why-not-cash.ts',
  },
  {
    id: 'cash-after-cancelling',
    rule: said(
      'Who cancelled {cashCancelled} cash orders made within the last day pays in another way until one of them is a day old.',
      'Qui a annulé {cashCancelled} commandes en espèces passées dans les dernières 24 heures paie autrement jusqu’à ce que l’une ait un jour.',
    ),
    called: 'cash blocked cancelled often abuse espèces bloquées annulé souvent abus',
    keptBy: 'server/services/payment/why-not-cash.ts',
  },
  {
    id: 'cash-offered',
    rule: said(
      'Cash is offered only where the city takes it, and is chosen then until somebody chooses the card; what is handed over is the total less the wallet’s part.',
      'Les espèces ne sont proposées que si la ville les accepte, et sont alors choisies jusqu’à ce qu’on choisisse la carte ; ce qu’on remet est le total moins la part du portefeuille.',
    ),
    called:
      'pay at the door preselected default way possible sender of a parcel pay in cash payer en espèces à la porte présélectionné par défaut',
    keptBy: 'src/views/basket/use-way-chosen.ts',
  },
  {
    id: 'card-reserved',
    rule: said(
      'A card is only reserved when one pays and charged when the order is made; where none can be made, it is let go.',
      'Une carte est seulement réservée quand on paie et débitée quand la commande est faite ; si elle ne peut l’être, elle est libérée.',
    ),
    called: 'authorised blocked amount debited released when charged bloqué débité libéré quand',
    keptBy: 'server/services/payment/settling/decide-order.ts',
  },
  {
    id: 'bank-question',
    rule: said(
      'While the bank asks, card, wallet, promo code and slot are held together for {challengeMinutes} minutes and end together.',
      'Tant que la banque demande, carte, portefeuille, code promo et créneau sont tenus ensemble {challengeMinutes} minutes et tombent ensemble.',
    ),
    called: '3d secure confirm how long expires challenge confirmer combien de temps expire',
    keptBy: 'server/services/payment/settling/time-limits.ts',
  },
  {
    id: 'closed-tab',
    rule: said(
      'Who closes the page after the bank’s yes still has the order, once; a payment without its order’s details, and its card’s reservation with it, is let go {authorisedSeconds} seconds later.',
      'Qui ferme la page après le oui de la banque a quand même la commande, une fois ; un paiement sans les données de sa commande est libéré {authorisedSeconds} secondes plus tard, et la réservation de sa carte avec lui.',
    ),
    called:
      'browser closed crash lost order battery how long does a card reservation authorisation stand released navigateur fermé plantage commande perdue batterie',
    keptBy: 'server/services/payment/settling/decide-order.ts',
  },
  {
    id: 'pressed-twice',
    rule: said(
      'Pressing twice, two tabs or a lost answer make one payment and one order: the second finds the first.',
      'Presser deux fois, deux onglets ou une réponse perdue font un paiement et une commande : la seconde trouve la première.',
    ),
    called: 'double click charged twice two orders duplicate double clic débité deux fois deux commandes doublon',
    keptBy: 'server/routes/api/user/pay-order-payment.ts',
  },
  {
    id: 'cards-kept',
    rule: said(
      'A customer keeps {cards} cards at most; the first is the default, and the first that remains takes its place. The same card once more is renewed, not kept twice.',
      'Un client garde {cards} cartes au plus ; la première est celle par défaut, et la première qui reste la remplace. La même carte encore une fois est renouvelée, non gardée deux fois.',
    ),
    called:
      'how many saved cards limit duplicate which card pays delete default one removed combien de cartes enregistrées limite doublon supprimée',
    keptBy: 'server/services/payment/cards/saved-cards.ts',
  },
  {
    id: 'card-expiry',
    rule: said(
      'A card is good until its month ends; in that month and the one before it is marked as expiring soon. Whether it pays is the bank’s to say.',
      'Une carte vaut jusqu’à la fin de son mois ; ce mois-là et le précédent elle est marquée comme expirant bientôt. Si elle paie, c’est la banque qui le dit.',
    ),
    called: 'expired card expiry date warning carte expirée date d’expiration avertissement',
    keptBy: 'domain/cards/card-expiry.ts',
  },
  {
    id: 'not-approved',
    rule: said(
      'A customer whose account is not approved stays signed in, may look round and fill a basket, and can neither pay nor top up.',
      'Un client dont le compte n’est pas approuvé reste connecté, peut regarder et remplir un panier, et ne peut ni payer ni recharger.',
    ),
    called: 'account blocked pending approval compte bloqué en attente approbation',
    keptBy: 'server/services/payment/why-not-paid.ts',
  },
];
