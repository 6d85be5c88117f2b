import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What a basket holds, whose it is and how long. */
export const basketRules: readonly Rule[] = [
  {
    id: 'one-store',
    rule: said(
      'A basket holds what one store sells. A dish of another store asks first; who agrees begins a new basket, and the old one is put aside.',
      'Un panier contient ce qu’un commerce vend. Un plat d’un autre demande d’abord ; qui accepte commence un nouveau panier, l’ancien est mis de côté.',
    ),
    called: 'two restaurants start another shop both mix clear basket lost attention deux restaurants mélanger vider perdu',
    keptBy: 'server/services/cart/save-cart.ts',
  },
  {
    id: 'parked-baskets',
    rule: said(
      'Baskets put aside are offered again for {basketDays} days, the newest {parkedMost}; taking one back puts the open one aside, or joins both where they are of one store.',
      'Les paniers mis de côté sont reproposés {basketDays} jours, les {parkedMost} plus récents ; en reprendre un met l’ouvert de côté, ou les joint s’ils sont du même commerce.',
    ),
    called: 'parked saved basket recover old cart mis de côté retrouver ancien panier récupérer',
    keptBy: 'server/services/cart/parked-carts.ts',
  },
  {
    id: 'guest-basket-at-sign-in',
    rule: said(
      'At sign-in a guest’s basket wins where it holds something: equal lines of the same store are added up, an account’s basket of another store is put aside, not lost.',
      'À la connexion, le panier de visiteur l’emporte s’il contient quelque chose : les lignes égales du même commerce s’additionnent, le panier du compte d’un autre commerce est mis de côté, pas perdu.',
    ),
    called:
      'log in merge cart my account two baskets another basket kept connexion se connecter arrive à mon panier fusionner deux paniers gardé compte visiteur',
    keptBy: 'server/services/cart/claim-guest-cart.ts',
  },
  {
    id: 'guest-may',
    rule: said(
      'A guest may look round, fill a basket and see its price; for a promo code, for paying and for ordering an account is needed.',
      'Un invité peut regarder, remplir un panier et en voir le prix ; pour un code promo, pour payer et pour commander il faut un compte.',
    ),
    called: 'without account needed visitor not signed in discount code order sans compte visiteur non connecté commander',
    keptBy: 'src/views/basket/PromoField.tsx',
  },
  {
    id: 'basket-kept',
    rule: said(
      'A guest’s basket is kept for {guestBasketDays} days after its last change; an account’s basket waits on every device where its customer signs in.',
      'Le panier d’un invité est gardé {guestBasketDays} jours après son dernier changement ; celui d’un compte attend sur chaque appareil où son client se connecte.',
    ),
    called: 'how long basket saved expire filled on my phone laptop computer combien de temps panier gardé téléphone ordinateur',
    keptBy: 'server/kept-for.ts',
  },
  {
    id: 'basket-lines',
    rule: said('A basket has {lines} lines at most.', 'Un panier a {lines} lignes au plus.'),
    called: 'how many items in basket different dishes maximum count combien d’articles différents maximum',
    keptBy: 'domain/cart/cart-lines.ts',
  },
  {
    id: 'undo-removed',
    rule: said(
      'What is removed from the basket, or all of it when it is cleared, can be put back for {undoSeconds} seconds, where it stood.',
      'Ce qui est retiré du panier, ou tout quand il est vidé, se remet pendant {undoSeconds} secondes, à sa place.',
    ),
    called: 'undo remove item get back delete line mistake restore annuler suppression erreur rétablir',
    keptBy: 'src/views/basket-says/UndoBar.tsx',
  },
  {
    id: 'basket-after-order',
    rule: said(
      'Placing an order empties its own basket alone: a parcel never touches the meal, nor the meal the parcel.',
      'Passer une commande vide son seul panier : un colis ne touche jamais le repas, ni le repas le colis.',
    ),
    called: 'parcel and food separate cart cleared colis repas séparés vidé',
    keptBy: 'server/services/cart/parcel-cart.ts',
  },
  {
    id: 'empty-basket',
    rule: said(
      'An empty basket leads to the main page, and only once it is known to be empty: one that could not be loaded says so instead.',
      'Un panier vide mène à l’accueil, et seulement s’il est sûr qu’il l’est : un panier qui n’a pu être chargé le dit.',
    ),
    called: 'nothing in basket redirected home rien dans le panier renvoyé accueil',
    keptBy: 'src/views/navigation/empty-basket-home.ts',
  },
  {
    id: 'minimum-order',
    rule: said(
      'The minimum order is compared with the items after the store’s own offers, before promo code, taxes and fees; reaching it exactly is enough, and it holds for collecting too.',
      'Le minimum se compare aux articles après les offres du commerce, avant code promo, taxes et frais ; l’atteindre exactement suffit, et il vaut aussi pour le retrait.',
    ),
    called: 'minimum value least amount include delivery fee discount pickup montant minimum compris frais réduction retrait emporter',
    keptBy: 'domain/checkout/minimum-order.ts',
  },
  {
    id: 'minimum-suggestions',
    rule: said(
      'Below the minimum the basket says how much is missing and suggests dishes that need no choosing, first the cheapest that close the gap.',
      'Sous le minimum, le panier dit ce qui manque et propose des plats sans choix à faire, d’abord les moins chers qui comblent l’écart.',
    ),
    called: 'to go missing amount suggestions add montant manquant propositions ajouter',
    keptBy: 'domain/cart/fitting-items.ts',
  },
];
