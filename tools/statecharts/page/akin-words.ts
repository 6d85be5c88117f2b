/** Words that people use for the same thing, folded, in both languages. */
const groups: readonly (readonly string[])[] = [
  ['item', 'dish', 'product', 'article', 'plat'],
  ['challenge', 'question', '3ds', 'securecode'],
  ['area', 'zone', 'outside', 'far', 'delivers'],
  ['basket', 'cart', 'panier'],
  ['courier', 'rider', 'driver', 'coursier', 'livreur'],
  ['refund', 'back', 'rembourse', 'remboursement'],
  ['sign', 'log', 'login', 'logout', 'session'],
  ['declined', 'refused', 'rejected', 'refuse'],
  ['expire', 'expired', 'over', 'ends'],
  ['pickup', 'collect', 'collected', 'retrait', 'emporter'],
  ['slot', 'time', 'place', 'creneau', 'horaire'],
  ['full', 'last', 'gone', 'complet'],
  ['found', 'free', 'libre'],
  ['closed', 'closes', 'ferme'],
  ['code', 'voucher', 'coupon', 'promo'],
  ['second', 'another', 'autre'],
  ['delete', 'deleted', 'remove', 'removed', 'supprime'],
  ['connection', 'network', 'offline', 'internet', 'online', 'answer', 'reseau'],
  ['twice', 'double', 'second', 'deux'],
  ['charged', 'paid', 'money', 'debite'],
  ['lose', 'loses', 'losing', 'lost'],
  ['kitchen', 'store', 'restaurant', 'commerce', 'cuisine'],
  ['ready', 'finished', 'prete'],
  ['cancel', 'cancelled', 'cancelling', 'annulee', 'annuler'],
  ['follow', 'following', 'watching', 'tracking', 'suivi'],
  ['parcel', 'package', 'colis'],
  ['balance', 'wallet', 'portefeuille'],
  ['accepted', 'accepts', 'accepte'],
];

/** A word with those that mean the same. */
export const akinTo = (word: string): readonly string[] => [...new Set([word, ...groups.filter((group) => group.includes(word)).flat()])];
