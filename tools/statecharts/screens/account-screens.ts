import { said, type Screen } from './screen.ts';

/** Screens of whoever has ordered or has an account. Guests read that they have to sign in. */
export const accountScreens: readonly Screen[] = [
  {
    route: '/delivery-coming',
    title: said('Following an order', 'Suivre une commande'),
    shows: [
      said(
        'Each stop with its time, about when it comes and at the latest, the code to hand it over, and a map once the courier rides.',
        'Chaque étape avec son heure, l’arrivée prévue et au plus tard, le code de remise, et une carte dès que le coursier roule.',
      ),
      said(
        'It can be cancelled there while that is possible, and shown to somebody by a link without names, codes and prices.',
        'On peut y annuler tant que c’est possible, et la montrer à quelqu’un par un lien sans noms, codes ni prix.',
      ),
      said(
        'An order that was delivered leads to its own page; one that was cancelled or refused leads to the orders, which say what happened to the money.',
        'Une commande livrée mène à sa page ; annulée ou refusée, elle mène aux commandes, qui disent ce qu’il advient de l’argent.',
      ),
      said(
        'One that cannot be loaded is asked for again, and says so; nobody is sent away.',
        'Une commande qui ne charge pas est redemandée, et c’est dit ; personne n’est renvoyé.',
      ),
    ],
  },
  {
    route: '/shared',
    title: said('An order that somebody shares', 'Une commande partagée'),
    shows: [
      said(
        'How far an order is and where its courier rides, for whoever has the link, without an account. It ends with the order or when the link is withdrawn.',
        'Où en est une commande et où roule son coursier, pour qui a le lien, sans compte. Il prend fin avec la commande ou quand le lien est retiré.',
      ),
    ],
  },
  {
    route: '/orders',
    title: said('Orders', 'Commandes'),
    shows: [
      said(
        'Current orders with how far they are; the history by months, narrowed by dates, with Order again, Rate and Send the same again.',
        'Les commandes en cours avec leur avancement ; l’historique par mois, filtré par dates, avec Recommander, Noter et Renvoyer pareil.',
      ),
      said(
        'What became of the money of an order that was cancelled or refused.',
        'Ce qu’il est advenu de l’argent d’une commande annulée ou refusée.',
      ),
    ],
  },
  {
    route: '/order_detail',
    title: said('One order', 'Une commande'),
    shows: [
      said(
        'What was ordered, where to, what it cost, what was paid how and given back, its times; follow, cancel, invoice, order again.',
        'Ce qui a été commandé, où, le prix, comment c’est payé et rendu, les heures ; suivre, annuler, facture, recommander.',
      ),
      said(
        'Once received: stars and words for the store and for the courier, each by itself, to be changed for some days.',
        'Une fois reçue : étoiles et mots pour le commerce et pour le coursier, chacun à part, modifiables pendant quelques jours.',
      ),
    ],
  },
  {
    route: '/invoice',
    title: said('Invoice of an order', 'Facture d’une commande'),
    shows: [said('A sheet to print or keep, with taxes by rate.', 'Une feuille à imprimer ou à garder, avec les taxes par taux.')],
  },
  {
    route: '/payments',
    title: said('Payments: cards and wallet', 'Paiements : cartes et portefeuille'),
    shows: [
      said(
        'The saved cards, with the default one that is charged unless another is chosen; add, make default, remove. With the default removed the first that remains is the default.',
        'Les cartes enregistrées, avec celle par défaut qui est débitée sauf autre choix ; ajouter, mettre par défaut, retirer. La carte par défaut retirée, la première qui reste la remplace.',
      ),
      said(
        'The wallet’s balance, its switch, topping it up by card, and every movement with the balance after it.',
        'Le solde du portefeuille, son interrupteur, la recharge par carte, et chaque mouvement avec le solde qui en reste.',
      ),
    ],
  },
  {
    route: '/profile',
    title: said('Profile', 'Profil'),
    shows: [
      said(
        'Names, e-mail, phone and password, each change asking for the password; a picture that only its owner sees; the referral code.',
        'Noms, e-mail, téléphone et mot de passe, chaque changement demandant le mot de passe ; une photo que seul son propriétaire voit ; le code de parrainage.',
      ),
      said(
        'Where somebody is signed in, with signing out there or everywhere; how we write; a copy of all data; deleting the account.',
        'Où l’on est connecté, avec la déconnexion là ou partout ; comment nous écrivons ; une copie de toutes les données ; supprimer le compte.',
      ),
    ],
  },
  {
    route: '/favourite_stores',
    title: said('Favourite stores', 'Commerces favoris'),
    shows: [
      said(
        'The stores that the customer kept, and whether they are open and deliver; removed ones can be put back.',
        'Les commerces gardés, s’ils sont ouverts et livrent ; retirés, ils se remettent.',
      ),
    ],
  },
  {
    route: '/addresses',
    title: said('Favourite addresses', 'Adresses favorites'),
    shows: [
      said(
        'Addresses with names, floor, entry code and note, to choose with one tap in the basket.',
        'Des adresses avec nom, étage, code d’entrée et mot, à choisir d’un geste au panier.',
      ),
    ],
  },
  {
    route: '/new-password',
    title: said('A new password', 'Nouveau mot de passe'),
    shows: [
      said(
        'Opened by the link of an e-mail, which holds for an hour and works once. Afterwards one is signed out everywhere else.',
        'Ouverte par le lien d’un e-mail, valable une heure et une seule fois. Ensuite on est déconnecté partout ailleurs.',
      ),
    ],
  },
  {
    route: '/user/login',
    alsoAt: ['/user/register', '/store/logout'],
    title: said('Sign-in, sign-up and sign-out by their addresses', 'Connexion, inscription et déconnexion par leurs adresses'),
    shows: [
      said(
        'They lead to the main page with the dialog open, or signed out. The dialogs themselves stand over every page.',
        'Elles mènent à la page d’accueil avec la fenêtre ouverte, ou déconnecté. Les fenêtres mêmes s’ouvrent sur chaque page.',
      ),
    ],
  },
  {
    route: '/operator',
    title: said('Operator’s desk', 'Poste de l’opérateur'),
    shows: [
      said(
        'In the demo alone: what stores and couriers would do with running orders, by hand.',
        'Dans la démo seulement : ce que commerces et coursiers feraient des commandes en cours, à la main.',
      ),
    ],
  },
];
