import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** How an order comes about, step by step, and what carries one through it. */
export const orderingRules: readonly Rule[] = [
  {
    id: 'placement-steps',
    rule: said(
      'An order comes about so: name, phone, address and postcode stand right; who collects confirms place, time and contact; the last look shows what, where, when and how it is paid; then the payment is taken, a card confirmed with its bank, and only then the order is made, the basket emptied and the thanks shown.',
      'Une commande se fait ainsi : nom, téléphone, adresse et code postal sont justes ; qui retire confirme lieu, heure et contact ; le dernier regard montre quoi, où, quand et comment on paie ; puis le paiement est pris, une carte confirmée avec sa banque, et seulement alors la commande est faite, le panier vidé et le merci montré.',
    ),
    called:
      'in which order do things happen steps sequence confirm order placement flow pay then create order process étapes ordre commande se passe',
    keptBy: 'machines/order-placement/order-placement.machine.ts',
  },
  {
    id: 'order-needs-sign-in',
    rule: said(
      'To order a guest must sign in or sign up; Login in the basket opens the dialog over it: who signs in there stays in the basket, who signs up comes to the main page, and the basket stays as it is.',
      'Pour commander un invité doit se connecter ou s’inscrire ; la connexion du panier ouvre la fenêtre par-dessus : qui se connecte y reste au panier, qui s’inscrit arrive à l’accueil, et le panier reste tel quel.',
    ),
    called:
      'does login inside the basket leave it stays there logging in what must visitor do before ordering log in register modal basket guest order needs account where sign in before paying invité doit se connecter avant de commander',
    keptBy: 'src/views/basket/PayBar.tsx',
  },
  {
    id: 'customer-may',
    rule: said(
      'Who is signed in may, besides what a guest may, order and pay, use promo codes, cancel, rate and order again, send parcels, keep favourite stores and addresses, and manage profile, cards and wallet.',
      'Qui est connecté peut, en plus d’un invité, commander et payer, utiliser des codes promo, annuler, noter et recommander, envoyer des colis, garder des commerces et adresses favoris, et gérer profil, cartes et portefeuille.',
    ),
    called:
      'what can a signed-in customer do that a visitor cannot roles permissions logged in customer may order pay cancel favourite profile cards client connecté peut',
    keptBy: 'src/views/account/AccountShell.tsx',
  },
  {
    id: 'continue-order',
    rule: said(
      'While the basket holds something, every page but the basket, a store’s and the payment’s has “Continue your order” with the number of items and the amount; after a sign-up from the basket it leads back.',
      'Tant que le panier contient quelque chose, chaque page sauf le panier, celle d’un commerce et celle du paiement a « Finir la commande » avec le nombre d’articles et le montant ; après une inscription depuis le panier il y ramène.',
    ),
    called:
      'continue your order bar basket waits registration from basket goes home first thing focus back to basket barre continuer la commande',
    keptBy: 'src/views/frame/ContinueBar.tsx',
  },
  {
    id: 'first-destination',
    rule: said(
      'A new basket goes to the place from which stores were looked for, else to where the device says it is within {deviceSeconds} seconds, else it stays at the store’s own door until an address is given; the store’s address is where it is picked up.',
      'Un nouveau panier va au lieu d’où l’on a cherché les commerces, sinon là où l’appareil dit être en {deviceSeconds} secondes, sinon il reste à la porte du commerce jusqu’à ce qu’une adresse soit donnée ; l’adresse du commerce est celle d’enlèvement.',
    ),
    called:
      'add to cart first item destination address comes from current location geolocation store location pickup address set première adresse panier destination',
    keptBy: 'src/flows/cart/first-destination.ts',
  },
  {
    id: 'top-up-panel-closes',
    rule: said(
      'The panel of a top-up is left by its cross or Back while it is filled in, and closes by itself once the bank was asked, whatever came of it: how it went stands beside the balance. Where nothing was begun it stays, with the reason.',
      'Le panneau d’une recharge se quitte par sa croix ou Retour tant qu’on le remplit, et se ferme de lui-même une fois la banque interrogée, quoi qu’il en soit : le résultat est à côté du solde. Si rien n’a commencé il reste, avec la raison.',
    ),
    called: 'when does the top-up panel close add panel closes after attempt wallet quand se ferme le panneau de recharge',
    keptBy: 'src/views/wallet-top-up/WalletTopUp.tsx',
  },
  {
    id: 'fields-fill',
    rule: said(
      'Every personal field tells the browser what it is, so that it can be filled from there and by a password manager; pasting works everywhere.',
      'Chaque champ personnel dit au navigateur ce qu’il est, pour qu’il puisse être rempli par lui et par un gestionnaire de mots de passe ; coller marche partout.',
    ),
    called:
      'autocomplete autofill paste password manager forms personal field tokens coller gestionnaire de mots de passe remplissage automatique',
    keptBy: 'src/views/sign-in/SignUpForm.tsx',
  },
  {
    id: 'sizes-to-press',
    rule: said(
      'Main buttons are {buttonHeight} pixels high, smaller ones {smallButtonHeight}; everything fits {narrowest} pixels of width without scrolling sideways, takes larger text and forced colours, and stands light and dark.',
      'Les boutons principaux ont {buttonHeight} pixels de haut, les plus petits {smallButtonHeight} ; tout tient en {narrowest} pixels de large sans défilement latéral, supporte un texte plus grand et les couleurs forcées, en clair et en sombre.',
    ),
    called:
      'target size button height px 44 24 touch 200 percent text zoom forced colours dark mode narrow phone sideways scrolling taille des boutons texte agrandi sombre',
    keptBy: 'src/ui/Button.module.css',
  },
  {
    id: 'kept-constants',
    rule: said(
      'The contract keeps some numbers of which the shop itself shows nothing: news of a push stand {pushMilliseconds} milliseconds, those of a new request {requestMilliseconds}; a typed price is at most {typedMost} with {typedDigits} digits after the point; a picture of a dish is {imageRatio} times as wide as high; a limit of a store on quantities is not enforced.',
      'Le contrat garde des nombres dont la boutique elle-même ne montre rien : les nouvelles d’un push restent {pushMilliseconds} millisecondes, celles d’une nouvelle demande {requestMilliseconds} ; un prix tapé est au plus {typedMost} avec {typedDigits} chiffres après le point ; une image de plat est {imageRatio} fois plus large que haute ; une limite de quantité d’un commerce n’est pas imposée.',
    ),
    called:
      'push duration new request toast milliseconds maximum price digits after the point image ratio item product constants max item quantity durée push prix maximum ratio image',
    keptBy: 'contract/limits.ts',
  },
  {
    id: 'location-fails',
    rule: said(
      'A position that cannot be had says so where it was asked for, and an address can be typed; a failed look-up of the way changes no price, since the server has its own.',
      'Une position introuvable le dit là où on l’a demandée, et une adresse peut être tapée ; un trajet introuvable ne change aucun prix, le serveur ayant le sien.',
    ),
    called:
      'geocoding failure location not found use my location fails distance lookup failure message position introuvable échec localisation',
    keptBy: 'machines/location/location.machine.ts',
  },
];
