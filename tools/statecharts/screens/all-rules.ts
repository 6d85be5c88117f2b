import { withValues } from '#domain/help/help-content.ts';
import type { Rule, RuleGroup } from './rule.ts';
import { ruleValues } from './rule-values.ts';
import { accountRules } from './rules-account.ts';
import { afterwardsRules } from './rules-afterwards.ts';
import { basketRules } from './rules-basket.ts';
import { dishRules } from './rules-dishes.ts';
import { followingRules } from './rules-following.ts';
import { parcelRules } from './rules-parcels.ts';
import { payingRules } from './rules-paying.ts';
import { placeRules } from './rules-places.ts';
import { priceRules } from './rules-prices.ts';
import { siteRules } from './rules-site.ts';
import { storeRules } from './rules-stores.ts';
import { timeRules } from './rules-times.ts';
import { said } from './screen.ts';

const groups: readonly RuleGroup[] = [
  { title: said('Addresses', 'Adresses'), rules: placeRules },
  { title: said('Stores and their menus', 'Les commerces et leurs cartes'), rules: storeRules },
  { title: said('Choosing a dish', 'Choisir un plat'), rules: dishRules },
  { title: said('The basket', 'Le panier'), rules: basketRules },
  { title: said('When and how it is received', 'Quand et comment on reçoit'), rules: timeRules },
  { title: said('Prices and promo codes', 'Prix et codes promo'), rules: priceRules },
  { title: said('Paying', 'Payer'), rules: payingRules },
  { title: said('Following an order to its end', 'Suivre une commande jusqu’à sa fin'), rules: followingRules },
  { title: said('Cancelling, stars and ordering again', 'Annuler, noter et recommander'), rules: afterwardsRules },
  { title: said('Parcels', 'Colis'), rules: parcelRules },
  { title: said('The account', 'Le compte'), rules: accountRules },
  { title: said('Everywhere', 'Partout'), rules: siteRules },
];

/** Every rule with its numbers filled in, by groups. @throws Error where one names a number that nobody keeps */
export function ruleGroups(): readonly RuleGroup[] {
  const values = ruleValues();
  const filled = ({ rule: { en, fr }, ...rest }: Rule): Rule => ({ ...rest, rule: said(withValues(en, values), withValues(fr, values)) });
  return groups.map(({ title, rules }) => ({ title, rules: rules.map(filled) }));
}
