import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What the account’s lists and the pages about the shop show and do. */
export const listRules: readonly Rule[] = [
  {
    id: 'again-asks',
    rule: said(
      'Ordering again asks first where the basket holds something of another store: under “Attention” it says that these are put away; only who agrees orders again. What is of the same store is joined.',
      'Commander à nouveau demande d’abord si le panier contient quelque chose d’un autre commerce : sous « Attention » il est dit que c’est mis de côté ; seul qui accepte recommande. Ce qui est du même commerce est joint.',
    ),
    called: 'reorder order again basket not empty asks confirmation clear cart modal before panier non vide confirmation recommander',
    keptBy: 'machines/reorder/reorder.machine.ts',
  },
  {
    id: 'one-order-page',
    rule: said(
      'The page of one order has the store’s name, or Courier, with the number; the items with options, quantity and price, the price in lines, the address, the note and the photos; Follow and Cancel while it runs, the invoice, and Order again or Send the same again once it is over.',
      'La page d’une commande a le nom du commerce, ou Coursier, avec le numéro ; les articles avec options, quantité et prix, le prix en lignes, l’adresse, le mot et les photos ; Suivre et Annuler tant qu’elle court, la facture, et Commander à nouveau ou Renvoyer la même chose une fois finie.',
    ),
    called:
      'order detail page what can customer do past order shown content cancel reorder invoice images comment page de détail commande que peut-on faire',
    keptBy: 'src/views/orders/detail/OrderDetail.tsx',
  },
  {
    id: 'history-row',
    rule: said(
      'A row of the history shows picture, store or Courier, when it ended, its number, items, price and status, and offers Order again or Send the same again, and Rate; of an unhappy one it says where the money is.',
      'Une ligne de l’historique montre image, commerce ou Coursier, quand elle a fini, numéro, articles, prix et statut, et propose Commander à nouveau ou Renvoyer la même chose, et Noter ; d’une malheureuse elle dit où est l’argent.',
    ),
    called: 'history list row shows past order completed date price reorder rate ligne historique montre',
    keptBy: 'src/views/orders/list/HistoryRow.tsx',
  },
  {
    id: 'favourites-edit',
    rule: said(
      'Favourite stores and addresses are ticked after Edit, and what deletes them appears once one is ticked; deleting leaves the editing. A press on a store leads to its menu.',
      'Commerces et adresses favoris se cochent après Modifier, et ce qui les supprime apparaît dès que l’un est coché ; supprimer quitte la modification. Presser un commerce mène à sa carte.',
    ),
    called:
      'favourite stores addresses edit mode checkbox delete selected action appears ticked view mode click store favoris modifier cocher supprimer',
    keptBy: 'src/views/account/FavouriteStoresPage.tsx',
  },
  {
    id: 'favourite-store-row',
    rule: said(
      'A favourite store shows its picture, name, delivery time from and to, and rating with the number of ratings; a closed one when it opens. A store that takes no part any more has no menu to go to.',
      'Un commerce favori montre son image, son nom, son délai de et à, et sa note avec le nombre d’avis ; un fermé quand il ouvre. Un commerce qui ne participe plus n’a pas de carte où aller.',
    ),
    called: 'favourite store list shows image delivery time maximum rating count what is shown liste favoris montre',
    keptBy: 'src/views/account/FavouriteStoreRow.tsx',
  },
  {
    id: 'favourite-address-form',
    rule: said(
      'Add opens a form with the address’s name, the address by suggestions, floor, entry code and comment; Save keeps it, leads back to the list and empties the form.',
      'Ajouter ouvre un formulaire avec le nom de l’adresse, l’adresse par propositions, étage, code d’entrée et commentaire ; Enregistrer la garde, ramène à la liste et vide le formulaire.',
    ),
    called: 'add favourite address form fields autocomplete save clears returns list ajouter adresse favorite formulaire champs',
    keptBy: 'src/views/account/addresses/AddressForm.tsx',
  },
  {
    id: 'wallet-panel',
    rule: said(
      'The wallet’s page shows the balance, the switch that pays with it first, and Top up, which opens a panel with the amount, tapped or typed, what the wallet will hold then, and the card that pays.',
      'La page du portefeuille montre le solde, l’interrupteur qui paie d’abord avec lui, et Recharger, qui ouvre un panneau avec le montant, touché ou tapé, ce que contiendra alors le portefeuille, et la carte qui paie.',
    ),
    called: 'payments page wallet add panel opens top up link balance how payments screen portefeuille recharger panneau page paiements',
    keptBy: 'src/views/wallet-top-up/WalletTopUp.tsx',
  },
  {
    id: 'default-card',
    rule: said(
      'One card is always the default while there is any: choosing another makes it the only one, and with the default removed the first that remains takes its place.',
      'Une carte est toujours celle par défaut tant qu’il y en a : en choisir une autre en fait la seule, et celle par défaut supprimée, la première qui reste prend sa place.',
    ),
    called: 'default card select another delete default which becomes default exactly one carte par défaut choisir supprimer',
    keptBy: 'server/routes/api/user/cards.ts',
  },
  {
    id: 'cashback-back',
    rule: said(
      'Of money that goes back, the same share of its cashback is taken back, as far as the wallet has it.',
      'D’argent qui est rendu, la même part de son cashback est reprise, dans la mesure où le portefeuille l’a.',
    ),
    called: 'cashback refund taken back returned money cashback remboursement repris',
    keptBy: 'server/services/payment/record-refunds.ts',
  },
  {
    id: 'welcome-page',
    rule: said(
      'The welcome after signing up greets by first name, and its button Order now leads to the main page.',
      'La bienvenue après l’inscription salue par le prénom, et son bouton pour commander mène à l’accueil.',
    ),
    called: 'welcome page greets first name signed up order now button leads root main page bienvenue prénom bouton commander',
    keptBy: 'src/views/pages/WelcomePage.tsx',
  },
  {
    id: 'welcome-others',
    rule: said(
      'The welcomes of future stores and of future couriers have a heading, what happens next and two ways to social networks; they show the sign-in and no sign-up.',
      'Les bienvenues des futurs commerces et des futurs coursiers ont un titre, la suite et deux chemins vers des réseaux sociaux ; elles montrent la connexion et pas d’inscription.',
    ),
    called: 'welcome partner welcome hopper pages social network links future partner courier réseaux sociaux bienvenue partenaire',
    keptBy: 'src/views/pages/WelcomePartnerPage.tsx',
  },
  {
    id: 'recruiting-pages',
    rule: said(
      'The page for stores has slides whose button leads to its form, how it begins, benefits and the form; the one for couriers has slides, one delivery stop by stop, advantages, a ride in scenes and the form.',
      'La page pour commerces a des vues dont le bouton mène au formulaire, le début, les avantages et le formulaire ; celle pour coursiers a des vues, une livraison étape par étape, les avantages, une course en scènes et le formulaire.',
    ),
    called:
      'partner page hopper page sections carousel button scrolls to contact form benefits advantages video slider recruitment page partenaire coursier sections',
    keptBy: 'src/views/pages/PartnerPage.tsx',
  },
  {
    id: 'app-links',
    rule: said(
      'Below on the main page stand the ways to the App Store and the Play Store; the dialog on a phone leads to the one of its kind.',
      'En bas de l’accueil se trouvent les chemins vers l’App Store et le Play Store ; la fenêtre sur un téléphone mène à celui de son genre.',
    ),
    called: 'app store play store links download section iphone android where lien application téléchargement',
    keptBy: 'src/views/landing/app-links.ts',
  },
  {
    id: 'list-fails',
    rule: said(
      'A list of stores that cannot be had reads “There are no stores to show” with the reason, and Try again, or another address where nobody delivers; offers stay. Where no store fits, “No store fits what you are looking for”; where there is none, “Nobody of this kind delivers here yet”.',
      'Une liste de commerces qui ne s’obtient pas se lit « Aucun commerce à montrer » avec la raison, et Réessayer, ou une autre adresse si personne ne livre ; les offres restent. Si aucun ne convient, « Aucun commerce ne correspond à votre recherche » ; s’il n’y en a pas, « Personne de cette catégorie ne livre encore ici ».',
    ),
    called: 'store list fails to load failure error empty no stores found no match message ads kept liste commerces échec vide aucun',
    keptBy: 'src/views/stores/StoreResults.tsx',
  },
  {
    id: 'menu-fails',
    rule: said(
      'A store that does not exist, or is off, reads “This store was not found” with See all stores; a menu that cannot be had, “The menu could not be loaded” with Try again. “Your basket is safe.”',
      'Un commerce qui n’existe pas, ou est coupé, se lit « Ce commerce est introuvable » avec Voir tous les commerces ; une carte qui ne s’obtient pas, « La carte n’a pas pu être chargée » avec Réessayer. « Votre panier est gardé. »',
    ),
    called: 'store menu load failure error store not found 634 635 business off message basket kept carte introuvable échec commerce',
    keptBy: 'src/views/store/StoreFailure.tsx',
  },
  {
    id: 'running-strip',
    rule: said(
      'While an order runs, every page but the one that shows it has a strip that says how far it is, with one tap to follow it; more orders fold away beneath.',
      'Tant qu’une commande court, chaque page sauf celle qui la montre a un bandeau qui dit où elle en est, avec une touche pour la suivre ; d’autres commandes se replient dessous.',
    ),
    called: 'running order strip bar on every page under way banner how far bandeau commande en cours chaque page',
    keptBy: 'src/views/running/RunningStrip.tsx',
  },
  {
    id: 'back-after-order',
    rule: said(
      'After an order was placed Back leads to no checkout that could order it again: the basket is empty, and a payment’s page has given its place to the thanks. In dialogs Back closes the dialog.',
      'Après une commande, Retour ne mène à aucun paiement qui pourrait la refaire : le panier est vide, et la page du paiement a cédé sa place au merci. Dans une fenêtre, Retour la ferme.',
    ),
    called: 'press back button browser after ordering after order placed checkout behind back forward retour navigateur après commande',
    keptBy: 'src/views/checking/use-leave-when-ordered.ts',
  },
  {
    id: 'form-speaks-when',
    rule: said(
      'A form says what is wrong with a field once it was filled wrongly and left, and of every field, missing ones too, after a try to send it; the first wrong one takes the focus. Spaces around what is typed, passwords too, do not count.',
      'Un formulaire dit ce qui ne va pas avec un champ une fois mal rempli et quitté, et de chaque champ, manquants aussi, après un essai d’envoi ; le premier faux prend le focus. Les espaces autour de ce qui est tapé, mots de passe aussi, ne comptent pas.',
    ),
    called:
      'when do errors mistakes show field touched dirty submitted validation trimmed spaces trim values parcel form focus first wrong quand erreurs champ quitté envoyé espaces',
    keptBy: 'src/views/sign-in/use-speaking-form.ts',
  },
];
