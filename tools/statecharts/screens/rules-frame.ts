import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What stands around every page, and the landing page. */
export const frameRules: readonly Rule[] = [
  {
    id: 'header',
    rule: said(
      'The header has the logo, the address, the delivery time, the language, the basket with its number of items, and the sign-in or, once signed in, the menu of the customer. The logo leads to the main page; it is missing on a store’s page, where an arrow leads back.',
      'L’en-tête a le logo, l’adresse, l’heure de livraison, la langue, le panier avec son nombre d’articles, et la connexion ou, une fois connecté, le menu du client. Le logo mène à l’accueil ; il manque sur la page d’un commerce, où une flèche ramène.',
    ),
    called:
      'header bar top what is shown in logo hidden store page basket icon count items badge account button en-tête barre du haut logo caché nombre',
    keptBy: 'src/views/frame/frame-rules.ts',
  },
  {
    id: 'all-stores-link',
    rule: said(
      '“VIEW ALL STORES” stands in the header of every page but the main page, the list of stores and a store’s own.',
      '« VOIR TOUS LES COMMERCES » est dans l’en-tête de chaque page sauf l’accueil, la liste des commerces et la page d’un commerce.',
    ),
    called: 'view all stores link header where shown hidden which pages lien tous les commerces visible caché',
    keptBy: 'src/views/frame/frame-rules.ts',
  },
  {
    id: 'sign-in-hidden',
    rule: said(
      'The sign-in stands in the header everywhere but on the basket, which has a Login of its own; the welcome page after signing up has a sign-up in its place.',
      'La connexion est dans l’en-tête partout sauf au panier, qui a la sienne ; la page de bienvenue après l’inscription a une inscription à sa place.',
    ),
    called: 'sign in button hidden basket page header login control sign up welcome connexion cachée panier bouton',
    keptBy: 'src/views/frame/frame-rules.ts',
  },
  {
    id: 'user-menu',
    rule: said(
      'The menu of a signed-in customer has Profile, Payments, Orders, Favourites and Logout.',
      'Le menu d’un client connecté a Profil, Paiements, Commandes, Favoris et Se déconnecter.',
    ),
    called: 'user menu entries logged in account dropdown links what is in it menu utilisateur entrées compte',
    keptBy: 'src/views/frame/UserMenuEntries.tsx',
  },
  {
    id: 'account-pages',
    rule: said(
      'The pages of the account share the customer’s full name above and the tabs Profile, Payments, Orders and Favourites; the footer is left out there.',
      'Les pages du compte ont en commun le nom complet du client en haut et les onglets Profil, Paiements, Commandes et Favoris ; le pied de page y manque.',
    ),
    called: 'account area shell tabs profile payments orders favourites footer hidden full name onglets compte pied de page caché',
    keptBy: 'src/views/account/AccountShell.tsx',
  },
  {
    id: 'header-sticky',
    rule: said(
      'The header stays in sight once the page is scrolled by {headerSticky} pixels, on small screens without the row of the address.',
      'L’en-tête reste visible dès que la page a défilé de {headerSticky} pixels, sur petit écran sans la ligne de l’adresse.',
    ),
    called: 'sticky header scroll px pixels fixed after scrolling collant défilement',
    keptBy: 'src/views/frame/Header.tsx',
  },
  {
    id: 'footer',
    rule: said(
      'The footer has the languages English and French, the box for the newsletter, and the ways to help, partners, couriers and terms.',
      'Le pied de page a les langues anglais et français, le champ de la lettre d’information, et les chemins vers l’aide, les partenaires, les coursiers et les conditions.',
    ),
    called: 'footer contents what is in language selector newsletter links bottom of page pied de page contenu',
    keptBy: 'src/views/frame/Footer.tsx',
  },
  {
    id: 'languages',
    rule: said(
      'The shop speaks English, which is the default, and French; everything a customer reads is in both, errors and help too.',
      'La boutique parle anglais, la langue par défaut, et français ; tout ce qu’un client lit est dans les deux, erreurs et aide aussi.',
    ),
    called: 'which languages supported default language english french translated interface quelles langues par défaut',
    keptBy: 'contract/enumerations.ts',
  },
  {
    id: 'main-page-parts',
    rule: said(
      'The main page has the address with Find Stores, the categories, {categoriesPerSlide} on a slide, a carousel of offers and, below, the app; under its headline one reads “Your favourite local restaurants, takeaways, groceries and essentials delivered to your door”.',
      'L’accueil a l’adresse avec la recherche des commerces, les catégories, {categoriesPerSlide} par page, un carrousel d’offres et, plus bas, l’application ; son titre dit « Vos restaurants, plats à emporter, courses et indispensables du quartier, livrés à votre porte ».',
    ),
    called:
      'landing page home what is on it headline banner text slogan how many categories per slide carousel titre accueil combien de catégories',
    keptBy: 'src/views/landing/Categories.tsx',
  },
  {
    id: 'find-stores',
    rule: said(
      'Choosing a suggested place on the main page opens the list of stores at once; Find Stores does the same with the first suggestion.',
      'Choisir un lieu proposé à l’accueil ouvre aussitôt la liste des commerces ; le bouton de recherche fait de même avec la première proposition.',
    ),
    called:
      'landing address autocomplete choose place suggestion opens store list find stores button press enter accueil choisir adresse bouton trouver',
    keptBy: 'src/views/landing/Hero.tsx',
  },
  {
    id: 'categories-shown',
    rule: said(
      'Only categories that are set as visible are shown; one for parcels leads a signed-in customer to sending a parcel.',
      'Seules les catégories réglées comme visibles sont montrées ; celle des colis mène un client connecté à l’envoi d’un colis.',
    ),
    called: 'which categories listed visible hidden courier category signed in leads catégories visibles cachées coursier',
    keptBy: 'src/views/landing/categories.ts',
  },
  {
    id: 'adverts',
    rule: said(
      'An advert leads to its store where it is set so, or to sending a parcel, else nowhere; on the main page offers turn every {advertSeconds} seconds, and a button pauses them.',
      'Une annonce mène à son commerce si elle est réglée ainsi, ou à l’envoi d’un colis, sinon nulle part ; à l’accueil les offres tournent toutes les {advertSeconds} secondes, et un bouton les arrête.',
    ),
    called: 'clicking advert ad banner promotion carousel redirect store pause turn seconds publicité annonce cliquer pause',
    keptBy: 'src/views/landing/Adverts.tsx',
  },
  {
    id: 'no-delivery-here',
    rule: said(
      'Where the categories of a place cannot be had, a picture with “no delivery found in this area” stands in their place and asks for another address; where it is a failure, “The stores cannot be shown right now”, with Try again.',
      'Si les catégories d’un lieu ne s’obtiennent pas, une image avec « aucune livraison dans ce secteur » prend leur place et demande une autre adresse ; si c’est une panne, « Les commerces ne peuvent pas s’afficher pour le moment », avec Réessayer.',
    ),
    called: 'unavailable area image category list fails landing nobody delivers outside city failed delivery list zone non desservie échec',
    keptBy: 'src/views/landing/Unavailable.tsx',
  },
  {
    id: 'app-dialog-closes',
    rule: said(
      'The dialog of the app, “TO ORDER / Download the App!” with “DOWNLOAD NOW”, is left by its cross alone, neither by a press beside it nor by Escape.',
      'La fenêtre de l’application, « POUR COMMANDER / Téléchargez l’application ! » avec « TÉLÉCHARGER », se quitte par sa croix seule, ni en pressant à côté ni par Échap.',
    ),
    called: 'app download modal dismiss close backdrop keyboard escape cross mobile phone android ios fermer fenêtre application croix',
    keptBy: 'src/views/landing/AppDialog.tsx',
  },
  {
    id: 'no-category',
    rule: said(
      'Who opens the list of stores without a category chosen now or before is led to the main page; else the category chosen last is shown, for the remembered place.',
      'Qui ouvre la liste des commerces sans catégorie choisie ni maintenant ni avant est mené à l’accueil ; sinon la catégorie choisie en dernier est montrée, pour le lieu retenu.',
    ),
    called: 'stores page opened without category none remembered fallback redirect root default sans catégorie aucune redirigé',
    keptBy: 'src/views/stores/StoresPage.tsx',
  },
  {
    id: 'scroll-top',
    rule: said(
      'A change of page begins at its top, sets the title and moves the focus to the heading.',
      'Un changement de page commence en haut, pose le titre et met le focus sur le titre de la page.',
    ),
    called: 'scrolls to top route change navigation focus heading title défile en haut changement de page',
    keptBy: 'src/views/frame/use-heading-focus.ts',
  },
  {
    id: 'logout',
    rule: said(
      'Logging out tells the server, forgets the customer in the browser, keeps language and place, gives the guest a new basket and leads to the main page.',
      'Se déconnecter le dit au serveur, oublie le client dans le navigateur, garde la langue et le lieu, donne un nouveau panier à l’invité et mène à l’accueil.',
    ),
    called: 'log out sign out what happens after logout leads home basket token kept forgotten déconnexion que se passe',
    keptBy: 'machines/session/session.machine.ts',
  },
];
