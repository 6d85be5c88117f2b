import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What is to pay, and what a promo code takes off. */
export const priceRules: readonly Rule[] = [
  {
    id: 'price-shown-is-paid',
    rule: said(
      'Exactly the total that was shown is paid: where it is another one by the server’s reckoning, nothing is taken and the new total is shown first.',
      'C’est exactement le total affiché qui est payé : si le serveur en compte un autre, rien n’est pris et le nouveau total est d’abord montré.',
    ),
    called: 'price changed dearer before paying different amount prix changé plus cher avant de payer montant différent',
    keptBy: 'server/services/payment/why-not-paid.ts',
  },
  {
    id: 'delivery-fee',
    rule: said(
      'The delivery fee is a base for the first kilometres and a price for each further one by road, rounded to five centimes.',
      'Les frais de livraison sont une base pour les premiers kilomètres et un prix pour chacun des suivants par la route, arrondis à cinq centimes.',
    ),
    called: 'shipping cost calculated how distance rounding calcul coût distance arrondi',
    keptBy: 'domain/checkout/delivery-fee.ts',
  },
  {
    id: 'currency',
    rule: said(
      'Amounts are in the money of the store’s city, written everywhere with its sign before and two decimals.',
      'Les montants sont dans la monnaie de la ville du commerce, écrits partout avec son signe devant et deux décimales.',
    ),
    called: 'currency franc chf euro sign decimals devise monnaie francs euros',
    keptBy: 'domain/money.ts',
  },
  {
    id: 'one-code',
    rule: said(
      'One promo code counts at a time; to use another the first is taken off. Case and spaces around it do not matter.',
      'Un seul code promo compte à la fois ; pour un autre, on retire le premier. Majuscules et espaces autour ne comptent pas.',
    ),
    called: 'voucher coupon two codes combine stack several bon coupon deux codes cumuler plusieurs',
    keptBy: 'server/repositories/promos.ts',
  },
  {
    id: 'code-after-cancelling',
    rule: said(
      'A one-time promo code is free again after cancelling where nothing was kept, and when the store refuses or no courier is found; where a charge was kept it stays used.',
      'Un code promo à usage unique est de nouveau libre après une annulation où rien n’a été retenu, et quand le commerce refuse ou qu’aucun coursier n’est trouvé ; si des frais ont été retenus il reste utilisé.',
    ),
    called: 'voucher coupon once single use again reuse cancel cancelled order bon coupon réutiliser annuler annulée encore',
    keptBy: 'server/services/orders/move-order.ts',
  },
  {
    id: 'code-held',
    rule: said(
      'A promo code is held while one pays and counted when the order is made; where no order comes of it, it is free again.',
      'Un code promo est tenu pendant qu’on paie et compté quand la commande est faite ; s’il n’en vient aucune, il est de nouveau libre.',
    ),
    called: 'voucher coupon payment failed declined used up bon coupon paiement refusé échoué',
    keptBy: 'server/repositories/promos.ts',
  },
  {
    id: 'code-checked-anew',
    rule: said(
      'A promo code is looked at anew with every change of the basket; where it does not count any more it goes, and a message names it and says why.',
      'Un code promo est revu à chaque changement du panier ; s’il ne compte plus il part, et un message le nomme et dit pourquoi.',
    ),
    called: 'voucher coupon removed disappeared basket changed bon coupon retiré disparu panier changé',
    keptBy: 'domain/checkout/promo.ts',
  },
  {
    id: 'code-never-more',
    rule: said(
      'A promo code never takes off more than what it is for, and no total falls below zero; what is left of it is not paid out.',
      'Un code promo n’enlève jamais plus que ce pour quoi il est, et aucun total ne passe sous zéro ; son reste n’est pas versé.',
    ),
    called: 'voucher coupon bigger than order negative rest bon coupon plus grand que la commande négatif reste',
    keptBy: 'domain/checkout/invoice.ts',
  },
  {
    id: 'code-for-delivery',
    rule: said(
      'A promo code for the delivery is refused for a pickup or where the delivery is free: there is nothing to reduce.',
      'Un code promo pour la livraison est refusé pour un retrait ou si la livraison est gratuite : il n’y a rien à réduire.',
    ),
    called: 'voucher coupon free delivery collect bon coupon livraison gratuite emporter',
    keptBy: 'domain/checkout/promo.ts',
  },
  {
    id: 'code-minimum',
    rule: said(
      'The least order of a promo code is compared with all items of the basket, for a parcel with the price of its way.',
      'Le minimum d’un code promo se compare à tous les articles du panier, pour un colis au prix de son trajet.',
    ),
    called: 'voucher coupon minimum amount needed bon coupon montant minimum',
    keptBy: 'domain/checkout/promo.ts',
  },
  {
    id: 'code-first-orders',
    rule: said(
      'A promo code for first orders does not count orders that were cancelled or refused.',
      'Un code promo pour premières commandes ne compte pas celles qui ont été annulées ou refusées.',
    ),
    called: 'voucher coupon new customer first order cancelled bon coupon nouveau client première commande',
    keptBy: 'server/repositories/promos.ts',
  },
  {
    id: 'cashback',
    rule: said(
      'Cashback comes to the wallet once, when the order is completed; a dish’s own offer counts before the store’s, and it is never more than the order cost.',
      'Le cashback arrive au portefeuille une fois, quand la commande est terminée ; l’offre d’un plat compte avant celle du commerce, et il n’est jamais plus que la commande.',
    ),
    called: 'money back reward percent when credited remise pourcentage quand crédité',
    keptBy: 'server/services/orders/credit-rewards.ts',
  },
];
