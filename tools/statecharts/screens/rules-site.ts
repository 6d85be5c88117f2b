import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What holds everywhere: letters, languages, what is kept, and when something does not answer. */
export const siteRules: readonly Rule[] = [
  {
    id: 'newsletter',
    rule: said(
      'An address that nobody has proved gets the newsletter only after a yes by the link of an e-mail; one that never says it is forgotten after {newsletterDays} days.',
      'Une adresse que personne n’a prouvée ne reçoit l’infolettre qu’après un oui par le lien d’un e-mail ; celle qui ne le dit jamais est oubliée après {newsletterDays} jours.',
    ),
    called: 'subscribe confirm double opt-in somebody else’s email s’abonner confirmer courriel d’un autre',
    keptBy: 'server/services/contact/want-newsletter.ts',
  },
  {
    id: 'leads-required',
    rule: said(
      'A store that wants to join fills in all but the postcode, a courier everything, the phone with {hopperPhoneMinimum} to {hopperPhoneMaximum} digits; the same twice within a day is kept once.',
      'Un commerce qui veut en être remplit tout sauf le code postal, un coursier tout, le téléphone avec {hopperPhoneMinimum} à {hopperPhoneMaximum} chiffres ; la même chose deux fois en un jour est gardée une fois.',
    ),
    called: 'partner hopper form required mandatory optional join twice formulaire partenaire obligatoire facultatif rejoindre deux fois',
    keptBy: 'contract/forms/lead-forms.ts',
  },
  {
    id: 'language',
    rule: said(
      'The switch of the language is for this browser, where a cookie keeps it for a year; e-mails follow what the profile says, else the language of what they tell of.',
      'Le choix de la langue vaut pour ce navigateur, où un cookie le garde un an ; les e-mails suivent le profil, sinon la langue de ce dont ils parlent.',
    ),
    called: 'english french translate emails sent in language switch anglais français traduire courriels changer',
    keptBy: 'src/browser/page-language.ts',
  },
  {
    id: 'what-browser-keeps',
    rule: said(
      'The one cookie holds the language; sign-in, the name of the basket, place and chosen time stand in the browser’s own storage. There is no tracking by others.',
      'Le seul cookie tient la langue ; la connexion, le nom du panier, le lieu et l’heure choisie sont dans la mémoire du navigateur. Personne d’autre ne vous suit.',
    ),
    called: 'cookies local storage consent banner privacy tracking stockage consentement bandeau vie privée pistage',
    keptBy: 'src/browser/storage.ts',
  },
  {
    id: 'typed-in-basket',
    rule: said(
      'Name, phone, floor, entry code and note typed in the basket stay in this tab until it is ordered, closed or its customer signs out.',
      'Nom, téléphone, étage, code d’entrée et mot tapés au panier restent dans cet onglet jusqu’à la commande, sa fermeture ou la déconnexion.',
    ),
    called: 'checkout form lost back reload remembered typed again formulaire perdu retour recharger retenu retaper',
    keptBy: 'src/app/in-step/hand-contact-over.ts',
  },
  {
    id: 'private-pages',
    rule: said(
      'A page of the account leads a guest to the main page with the sign-in open, and goes on from there to where they wanted; one order and its invoice lead to the categories with the sign-in, and following asks on its own page.',
      'Une page du compte mène un visiteur à l’accueil avec la connexion ouverte, puis continue où il voulait ; une commande et sa facture mènent aux catégories avec la connexion, et le suivi la demande sur sa propre page.',
    ),
    called: 'orders payments profile not signed in redirect guest link commandes paiements profil non connecté redirection invité lien',
    keptBy: 'src/views/navigation/wanted-page.ts',
  },
  {
    id: 'unknown-address',
    rule: said(
      'An address that leads nowhere shows the main page and says so; a store that does not exist leads to the categories, which say so.',
      'Une adresse qui ne mène nulle part montre l’accueil et le dit ; un commerce inexistant mène aux catégories, qui le disent.',
    ),
    called: '404 not found broken link page introuvable lien mort',
    keptBy: 'src/routes/$.tsx',
  },
  {
    id: 'app-dialog',
    rule: said(
      'The dialog of the app comes on phones, on the main page, and never again in a browser where it was closed.',
      'La fenêtre de l’application vient sur les téléphones, à l’accueil, et plus jamais dans un navigateur où elle a été fermée.',
    ),
    called: 'download app popup android iphone again télécharger application fenêtre encore',
    keptBy: 'src/views/landing/AppPrompt.tsx',
  },
  {
    id: 'offline-basket',
    rule: said(
      'What is changed in the basket without a network is kept in the page and told to the server as soon as it answers; it ends with the page.',
      'Ce qui est changé au panier sans réseau est gardé dans la page et dit au serveur dès qu’il répond ; cela finit avec la page.',
    ),
    called: 'offline no internet connection lost hors ligne sans internet connexion perdue',
    keptBy: 'machines/cart/cart.machine.ts',
  },
  {
    id: 'too-many-tries',
    rule: said(
      'Who asks too often reads that they should wait a moment; nothing typed is lost and nobody is signed out. It is counted for each customer, basket and address, so that people behind one router do not lock each other out.',
      'Qui demande trop souvent lit qu’il faut attendre un instant ; rien de tapé n’est perdu et personne n’est déconnecté. On compte par client, panier et adresse, pour que les gens derrière un même routeur ne s’enferment pas dehors.',
    ),
    called: '429 rate limit too many requests throttled limite trop de requêtes bloqué',
    keptBy: 'server/limits/counted-for.ts',
  },
  {
    id: 'who-sees-what',
    rule: said(
      'Whom an order was for, where it went and what was noted on it is taken out after {orderYears} years; the amounts stay for the books.',
      'Pour qui était une commande, où elle allait et ce qui y était noté en est retiré après {orderYears} ans ; les montants restent pour les comptes.',
    ),
    called: 'how long data stored retention privacy deleted automatically combien de temps données conservées effacées',
    keptBy: 'server/kept-for.ts',
  },
];
