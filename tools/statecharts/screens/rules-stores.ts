import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** Which stores and dishes are shown, and in what order. */
export const storeRules: readonly Rule[] = [
  {
    id: 'tags-either',
    rule: said(
      'Of several tags ticked in the store list one is enough: a store with either of them is shown.',
      'De plusieurs étiquettes cochées dans la liste, une suffit : un commerce qui a l’une ou l’autre est montré.',
    ),
    called:
      'filter ticked two tags both either or and any all cuisine kind filtre filtres deux cochés cochées coché les deux ou et n’importe laquelle',
    keptBy: 'domain/catalogue/narrow-stores.ts',
  },
  {
    id: 'diets-all',
    rule: said(
      'Of several diets ticked a dish must keep all, and hold none of the allergens that are to be left out.',
      'De plusieurs régimes cochés, un plat doit tous les respecter, et ne contenir aucun des allergènes à éviter.',
    ),
    called: 'vegan vegetarian halal gluten filter both all allergen végétarien végétalien sans gluten filtre cochés tous les deux',
    keptBy: 'domain/catalogue/food-filter.ts',
  },
  {
    id: 'diets-unknown',
    rule: said(
      'A dish of which the store has not said enough stays on the list with the advice to ask; what is known to clash goes, and a store that has nothing else goes too.',
      'Un plat dont le commerce n’a pas assez dit reste dans la liste avec le conseil de demander ; ce qui ne convient pas part, et un commerce qui n’a rien d’autre aussi.',
    ),
    called: 'allergy nuts told nothing unknown missing information not stated filter hidden allergie inconnu information manquante caché',
    keptBy: 'domain/catalogue/food-filter.ts',
  },
  {
    id: 'filters-together',
    rule: said(
      'Different filters hold together: a store must be of the category, bear the words, have one of the tags, suit the diets and, where “Open now” is ticked, take an order now.',
      'Les filtres différents valent ensemble : un commerce doit être de la catégorie, porter les mots, avoir une des étiquettes, convenir aux régimes et, si « Ouvert maintenant » est coché, prendre une commande.',
    ),
    called: 'combine filters narrow several kinds at once combiner plusieurs filtres',
    keptBy: 'domain/catalogue/narrow-stores.ts',
  },
  {
    id: 'sorting',
    rule: said(
      'Stores stand nearest first unless delivery fee, time, rating or minimum order is chosen; equal ones nearest first, unrated ones and unknown fees last.',
      'Les commerces sont rangés du plus proche au plus loin, sauf si l’on choisit frais, délai, note ou minimum ; à égalité le plus proche d’abord, sans note ou frais inconnus à la fin.',
    ),
    called:
      'how sorted sorting in what order shown when nothing chosen shops by restaurants ranked best rated cheapest fastest restaurants first trier classement mieux notés moins cher plus rapide',
    keptBy: 'domain/catalogue/narrow-stores.ts',
  },
  {
    id: 'open-before-later',
    rule: said(
      'Stores that take an order now stand above those for later, each part in the order chosen.',
      'Les commerces qui prennent une commande maintenant sont au-dessus de ceux pour plus tard, chaque partie dans l’ordre choisi.',
    ),
    called: 'closed restaurants position list open first fermés en bas ouverts d’abord liste',
    keptBy: 'src/views/stores/StoreResults.tsx',
  },
  {
    id: 'list-for-later',
    rule: said(
      'While a time for later is chosen, stores that take no orders for later are left out, and “Open now” is not offered.',
      'Tant qu’une heure est choisie pour plus tard, les commerces qui n’en prennent pas sont laissés de côté, et « Ouvert maintenant » n’est pas proposé.',
    ),
    called:
      'scheduled store shop missing vanish picked delivery time disappeared hidden from list programmée commerce disparu caché de la liste',
    keptBy: 'domain/catalogue/narrow-stores.ts',
  },
  {
    id: 'store-search',
    rule: said(
      'The search of the list looks at stores’ names, without minding case and accents, and from {dishLetters} letters on at dishes of all stores, with slips forgiven.',
      'La recherche de la liste regarde les noms des commerces, sans égard aux majuscules et accents, et dès {dishLetters} lettres les plats de tous les commerces, fautes pardonnées.',
    ),
    called: 'search restaurants typo spelling dish letters minimum chercher faute de frappe orthographe plat',
    keptBy: 'src/views/stores/stores.view.ts',
  },
  {
    id: 'filters-in-address',
    rule: said(
      'Search, tags, diets and sorting stand in the page’s address, so a link or a reload keeps them; another category keeps sorting, diets and “Open now”, and drops words and tags.',
      'Recherche, étiquettes, régimes et tri sont dans l’adresse de la page, un lien ou un rechargement les garde ; une autre catégorie garde tri, régimes et « Ouvert maintenant », et laisse mots et étiquettes.',
    ),
    called: 'filters kept reset lost reload share link change category filtres gardés perdus recharger partager',
    keptBy: 'src/views/stores/use-narrowing.ts',
  },
  {
    id: 'closed-store',
    rule: said(
      'A closed store can be looked at; where it takes orders ahead it says from when, else that it is closed and when it opens.',
      'Un commerce fermé se regarde ; s’il prend des commandes à l’avance il dit dès quand, sinon qu’il est fermé et quand il ouvre.',
    ),
    called:
      'restaurant restaurants shops closed still open see in the list look at menu preorder pre-order shut visible fermé précommande consulter',
    keptBy: 'src/views/stores/store-state.ts',
  },
  {
    id: 'busy-store',
    rule: said(
      'A busy store still takes orders: its card says “Busy” over a paler picture, and its times are {busyMinutes} minutes longer.',
      'Un commerce débordé prend encore des commandes : sa fiche dit « Très demandé » sur une image pâlie, et ses délais sont de {busyMinutes} minutes plus longs.',
    ),
    called: 'busy overlay card show shown label can order too much to do occupé surchargé commander',
    keptBy: 'domain/checkout/estimate.ts',
  },
  {
    id: 'store-out-of-reach',
    rule: said(
      'A store that does not reach the address stays in the list and says so; its menu can be read, and what it sells collected where it allows that.',
      'Un commerce qui ne livre pas à l’adresse reste dans la liste et le dit ; sa carte se lit, et l’on peut y retirer s’il le permet.',
    ),
    called: 'restaurant does not deliver to me outside radius shown ne livre pas chez moi hors rayon affiché',
    keptBy: 'src/views/stores/StoreCosts.tsx',
  },
  {
    id: 'sold-out',
    rule: said(
      'A dish that is sold out stays on the menu, is marked so and opens nothing.',
      'Un plat épuisé reste sur la carte, est marqué ainsi et n’ouvre rien.',
    ),
    called: 'out of stock unavailable greyed item indisponible rupture grisé article',
    keptBy: 'src/views/store/ItemCard.tsx',
  },
  {
    id: 'menu-search',
    rule: said(
      'The search of a menu looks at the names of dishes, not at what stands below them; sections without a hit are hidden.',
      'La recherche d’une carte regarde les noms des plats, pas ce qui est écrit dessous ; les rubriques sans résultat sont cachées.',
    ),
    called: 'search menu ingredient description section group chercher carte ingrédient description',
    keptBy: 'src/views/store/search-menu.ts',
  },
  {
    id: 'hearts',
    rule: said(
      'Hearts are for who is signed in: a visitor sees none. One press keeps a store, one more lets it go.',
      'Les cœurs sont pour les personnes connectées : un visiteur n’en voit pas. Une pression garde un commerce, une de plus le retire.',
    ),
    called: 'favourite heart guest not signed in like restaurant favori cœur invité non connecté',
    keptBy: 'src/views/store/FavouriteHeart.tsx',
  },
];
