import { withValues } from '#domain/help/help-content.ts';
import type { Rule, RuleGroup } from './rule.ts';
import { ruleValues } from './rule-values.ts';
import { accountRules } from './rules-account.ts';
import { afterwardsRules } from './rules-afterwards.ts';
import { basketRules } from './rules-basket.ts';
import { storeCardRules } from './rules-cards.ts';
import { checkoutRules } from './rules-checkout.ts';
import { codeRules } from './rules-codes.ts';
import { dishRules } from './rules-dishes.ts';
import { followingRules } from './rules-following.ts';
import { formRules } from './rules-forms.ts';
import { frameRules } from './rules-frame.ts';
import { listRules } from './rules-lists.ts';
import { orderRules } from './rules-orders.ts';
import { orderingRules } from './rules-ordering.ts';
import { parcelRules } from './rules-parcels.ts';
import { payingRules } from './rules-paying.ts';
import { placeRules } from './rules-places.ts';
import { priceRules } from './rules-prices.ts';
import { safetyRules } from './rules-safety.ts';
import { siteRules } from './rules-site.ts';
import { storeRules } from './rules-stores.ts';
import { timeRules } from './rules-times.ts';
import { waitingRules } from './rules-waiting.ts';
import { said } from './screen.ts';

const groups: readonly RuleGroup[] = [
  { title: said('Header, footer and main page', 'En-tête, pied de page et accueil'), rules: frameRules },
  { title: said('Addresses', 'Adresses'), rules: placeRules },
  { title: said('Stores and their menus', 'Les commerces et leurs cartes'), rules: storeRules },
  { title: said('What stores and dishes show', 'Ce que montrent commerces et plats'), rules: storeCardRules },
  { title: said('Choosing a dish', 'Choisir un plat'), rules: dishRules },
  { title: said('The basket', 'Le panier'), rules: basketRules },
  { title: said('The basket’s fields, buttons and dialogs', 'Champs, boutons et fenêtres du panier'), rules: checkoutRules },
  { title: said('When and how it is received', 'Quand et comment on reçoit'), rules: timeRules },
  { title: said('Prices and promo codes', 'Prix et codes promo'), rules: priceRules },
  { title: said('Paying', 'Payer'), rules: payingRules },
  { title: said('How an order comes about', 'Comment se fait une commande'), rules: orderingRules },
  { title: said('Following an order to its end', 'Suivre une commande jusqu’à sa fin'), rules: followingRules },
  { title: said('What orders and parcels show', 'Ce que montrent commandes et colis'), rules: orderRules },
  { title: said('Cancelling, stars and ordering again', 'Annuler, noter et recommander'), rules: afterwardsRules },
  { title: said('Parcels', 'Colis'), rules: parcelRules },
  { title: said('The account', 'Le compte'), rules: accountRules },
  { title: said('Forms and what they say', 'Les formulaires et ce qu’ils disent'), rules: formRules },
  {
    title: said('Lists, orders’ pages and pages about the shop', 'Listes, pages des commandes et pages sur la boutique'),
    rules: listRules,
  },
  { title: said('Everywhere', 'Partout'), rules: siteRules },
  { title: said('Waiting, bad days and small devices', 'Attente, mauvais jours et petits appareils'), rules: waitingRules },
  { title: said('Safety', 'Sécurité'), rules: safetyRules },
  { title: said('The contract’s numbers', 'Les numéros du contrat'), rules: codeRules },
];

/** Every rule with its numbers filled in, by groups. @throws Error where one names a number that nobody keeps */
export function ruleGroups(): readonly RuleGroup[] {
  const values = ruleValues();
  const filled = ({ rule: { en, fr }, ...rest }: Rule): Rule => ({ ...rest, rule: said(withValues(en, values), withValues(fr, values)) });
  return groups.map(({ title, rules }) => ({ title, rules: rules.map(filled) }));
}
