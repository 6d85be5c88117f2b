import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What the cards of stores and the page of a store show. */
export const storeCardRules: readonly Rule[] = [
  {
    id: 'card-shows',
    rule: said(
      'A store’s card has its picture, name, slogan, rating with the number of ratings, offer, delivery fee, minimum order, its times, and how far it delivers.',
      'La carte d’un commerce a son image, son nom, sa devise, sa note avec le nombre d’avis, son offre, les frais de livraison, la commande minimale, ses délais, et jusqu’où il livre.',
    ),
    called: 'store card content what is shown in list rating slogan promotion carte du commerce contenu',
    keptBy: 'src/views/stores/StoreCard.tsx',
  },
  {
    id: 'card-reach',
    rule: said(
      'A card says how far a store delivers, in miles in English and kilometres in French, and within how many minutes; “Delivering everywhere” where it has no radius, and “Collection only” where it does not deliver.',
      'Une carte dit jusqu’où un commerce livre, en miles en anglais et en kilomètres en français, et en combien de minutes ; « Livre partout » s’il n’a pas de rayon, et « À emporter seulement » s’il ne livre pas.',
    ),
    called: 'delivering up to miles radius unit distance everywhere anywhere store card min max minutes jusqu’à miles rayon partout',
    keptBy: 'src/views/stores/StoreReach.tsx',
  },
  {
    id: 'card-signs',
    rule: said(
      'Over the picture of a store that cannot be ordered from now stands “Busy”, “Closed” with when it opens, or “PRE-ORDER NOW” with from when it delivers; closed weighs more than busy.',
      'Sur l’image d’un commerce dont on ne peut commander maintenant on lit « Très demandé », « Fermé » avec l’heure d’ouverture, ou « PRÉCOMMANDER » avec l’heure dès laquelle il livre ; fermé pèse plus qu’occupé.',
    ),
    called: 'overlay closed store card image pre-order now deliveries from time busy sign superposition fermé précommande occupé',
    keptBy: 'src/views/stores/store-state.ts',
  },
  {
    id: 'store-page-parts',
    rule: said(
      'A store’s page has its wide picture, or its plain one, or a drawn shop front; its name, a heart for who is signed in, cashback, tags, notices, the categories of its menu and the dishes by sections.',
      'La page d’un commerce a sa large image, ou la simple, ou une devanture dessinée ; son nom, un cœur pour qui est connecté, le cashback, les étiquettes, les avis, les catégories de sa carte et les plats par sections.',
    ),
    called:
      'store page banner image missing fallback default picture what is shown favourite toggle cashback badge tags bannière image manquante',
    keptBy: 'src/views/store/StoreBanner.tsx',
  },
  {
    id: 'store-notices',
    rule: said(
      'A store’s page says “Store Closed” when it is closed; where it can only be collected from now, it says so and from when it delivers; it says too when it takes orders for later only, is busy, or lies out of reach.',
      'La page d’un commerce dit « Commerce fermé » s’il est fermé ; si l’on ne peut que retirer maintenant, elle le dit et dès quand il livre ; elle dit aussi s’il ne prend que pour plus tard, est occupé, ou hors de portée.',
    ),
    called: 'notices on store page closed collection only deliveries from busy out of reach later only avis fermé retrait seulement',
    keptBy: 'src/views/store/store-notices.view.ts',
  },
  {
    id: 'dish-card',
    rule: said(
      'A dish’s card has its picture, or the store’s where it has none, its name, details, price, the price before an offer struck through, and its cashback: a percentage or an amount, as the store set it.',
      'La carte d’un plat a son image, ou celle du commerce s’il n’en a pas, son nom, sa description, son prix, le prix d’avant l’offre barré, et son cashback : un pourcentage ou un montant, selon le commerce.',
    ),
    called:
      'item card content image missing fallback logo struck through original price cashback label percent fixed amount carte du plat image manquante pourcentage montant',
    keptBy: 'src/views/store/ItemCard.tsx',
  },
  {
    id: 'section-scroll',
    rule: said(
      'A press on a category of the menu moves to its section within {sectionScroll} milliseconds, {sectionOffset} pixels below the top; after {storeBars} pixels of scrolling the store’s bars stay in sight.',
      'Presser une catégorie de la carte mène à sa section en {sectionScroll} millisecondes, {sectionOffset} pixels sous le haut ; après {storeBars} pixels de défilement les barres du commerce restent visibles.',
    ),
    called: 'category link scroll offset px animation duration sticky bars menu navigation défilement décalage animation barres',
    keptBy: 'src/views/store/scroll-to-section.ts',
  },
  {
    id: 'store-address',
    rule: said(
      'The address of a store’s page is city, category, name and id in small letters with hyphens; the id alone decides, and another spelling is rewritten. An id that is not of {idLength} characters leads to the categories.',
      'L’adresse de la page d’un commerce est ville, catégorie, nom et identifiant en minuscules avec des traits d’union ; seul l’identifiant décide, et une autre écriture est corrigée. Un identifiant qui n’a pas {idLength} caractères mène aux catégories.',
    ),
    called:
      'store url path link slug lower case hyphens store id length characters wrong deliveries rewritten adresse url du commerce longueur identifiant',
    keptBy: 'src/views/store/use-true-path.ts',
  },
  {
    id: 'group-hints',
    rule: said(
      'Beside an option group stands how many it wants: one number where it is exactly that, two numbers where it is from one to the other, or up to one.',
      'À côté d’un groupe d’options se lit combien il en veut : un nombre si c’est exactement autant, deux si c’est de l’un à l’autre, ou jusqu’à un.',
    ),
    called: 'option group hint choose 1 choose x to y choose upto text beside specification badge indication groupe choisir',
    keptBy: 'src/views/store/GroupHintBadge.tsx',
  },
  {
    id: 'add-button',
    rule: said(
      'The button of a dish’s dialog shows the price: the dish and its chosen options, times the quantity; it is closed until every required group is satisfied.',
      'Le bouton de la fenêtre d’un plat montre le prix : le plat et ses options choisies, fois la quantité ; il est fermé tant qu’un groupe obligatoire n’est pas satisfait.',
    ),
    called: 'add to basket button price total item price calculation options quantity disabled calcul du prix bouton ajouter',
    keptBy: 'src/views/store/ItemDialogFoot.tsx',
  },
  {
    id: 'basket-panel',
    rule: said(
      'Beside the menu the basket shows its lines, the total and Order; empty, “Your basket is currently empty”, and Order is closed. A press on a line opens its dialog to change it.',
      'À côté de la carte le panier montre ses lignes, le total et le bouton pour commander ; vide, « Votre panier est vide pour le moment », et le bouton est fermé. Presser une ligne ouvre sa fenêtre pour la changer.',
    ),
    called: 'side panel basket on store page empty order button disabled edit line panneau latéral panier vide bouton',
    keptBy: 'src/views/store/BasketPanel.tsx',
  },
  {
    id: 'other-store-dialog',
    rule: said(
      'A dish of another store than the basket’s closes its dialog and asks under “Attention”: “There are already some items in your cart from another store, you need to clear these to continue”; only who agrees clears it and adds the dish.',
      'Un plat d’un autre commerce que celui du panier ferme sa fenêtre et demande sous « Attention » : « Votre panier contient déjà des articles d’un autre commerce, vous devez les retirer pour continuer » ; seul qui accepte vide le panier et ajoute le plat.',
    ),
    called: 'different store clear cart confirmation dialog title attention add item autre commerce vider le panier confirmation',
    keptBy: 'machines/cart/cart.machine.ts',
  },
  {
    id: 'own-store-page',
    rule: said(
      'A store’s own page, at an address that begins with store/, is remembered as such in the browser; it offers the same menu.',
      'La page propre d’un commerce, à une adresse qui commence par store/, est retenue comme telle dans le navigateur ; elle propose la même carte.',
    ),
    called: 'own page of a store prefix remembered page propre du commerce préfixe',
    keptBy: 'src/routes/store.$city_name.$delivery_name.$store_name.$store_id.tsx',
  },
  {
    id: 'next-opening',
    rule: said(
      'A closed store says when it opens next within {scheduleDays} days: today’s time, or the weekday, Sun, Mon, Tues, Wed, Thur, Fri or Sat, with the time, the weekday alone where it is open all day; the first time that can be had is preset. One that does not open reads “Store Closed Today” in the basket.',
      'Un commerce fermé dit quand il ouvre ensuite dans les {scheduleDays} jours : l’heure d’aujourd’hui, ou le jour de la semaine avec l’heure, le jour seul s’il est ouvert toute la journée ; la première heure possible est posée. S’il n’ouvre pas, on lit « Commerce fermé aujourd’hui » au panier.',
    ),
    called:
      'next opening closed store weekday abbreviations search opens again never opens schedule preset prochaine ouverture jour fermé jamais ouvert',
    keptBy: 'domain/schedule/opening.ts',
  },
  {
    id: 'open-now',
    rule: said(
      'A store is open strictly between an opening and its closing: at the very minute of either it is closed, and hours that touch are one; closed on a day without hours, open all day where it says so.',
      'Un commerce est ouvert strictement entre une ouverture et sa fermeture : à la minute même de l’une ou l’autre il est fermé, et des heures qui se touchent n’en font qu’une ; fermé un jour sans heures, ouvert tout le jour s’il le dit.',
    ),
    called:
      'open closed exactly sharp at opening time instant is a store open at 11 sharp when it opens at 11 second strictly between intervals two opening hours lunch dinner past midnight saturday 1 am ouvert fermé pile intervalle',
    keptBy: 'domain/schedule/opening.ts',
  },
];
