import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** How long things take, stand and are waited for, and how the shop behaves on bad days and small devices. */
export const waitingRules: readonly Rule[] = [
  {
    id: 'toast-time',
    rule: said(
      'Good news stands for {toastMilliseconds} milliseconds as a toast, longer while a pointer is on it, and in its own place too; an error stands until it is dealt with.',
      'Une bonne nouvelle reste {toastMilliseconds} millisecondes en message bref, plus longtemps sous un pointeur, et aussi à sa place ; une erreur reste jusqu’à ce qu’on s’en occupe.',
    ),
    called: 'toast duration how long success message shown seconds info alert durée message bref combien de temps',
    keptBy: 'machines/toasts/toasts.machine.ts',
  },
  {
    id: 'card-error-time',
    rule: said(
      'What the bank says of a declined card stands out for {cardErrorSeconds} seconds and stays readable afterwards.',
      'Ce que la banque dit d’une carte refusée ressort {cardErrorSeconds} secondes et reste lisible ensuite.',
    ),
    called: 'card payment error message how long shown provider message toast milliseconds durée erreur carte',
    keptBy: 'src/views/checking/DeclineNotice.tsx',
  },
  {
    id: 'call-time-outs',
    rule: said(
      'A call that reads is given up after {readSeconds} seconds, one that pays or orders after {paySeconds}, and then it reads “Checking your payment”; after {progressMilliseconds} milliseconds a sign of progress shows.',
      'Un appel qui lit est abandonné après {readSeconds} secondes, un qui paie ou commande après {paySeconds}, puis on lit « Vérification de votre paiement » ; après {progressMilliseconds} millisecondes un signe de progression se montre.',
    ),
    called: 'timeout time-out slow network how long wait reads pay create order spinner progress sign 300 ms délai d’attente réseau lent',
    keptBy: 'contract/limits.ts',
  },
  {
    id: 'kept-in-browser',
    rule: said(
      'The browser keeps the customer, the guest’s basket, the place, the language, the category and city chosen and what belongs to them; what is broken or of an older form there is dropped alone, and a browser that keeps nothing still works.',
      'Le navigateur garde le client, le panier d’invité, le lieu, la langue, la catégorie et la ville choisies et ce qui s’y rattache ; ce qui y est abîmé ou d’une ancienne forme est seul abandonné, et un navigateur qui ne garde rien marche quand même.',
    ),
    called:
      'local storage keys kept in browser corrupt blocked full private mode white page what is remembered stockage local clés bloqué abîmé',
    keptBy: 'src/browser/storage.ts',
  },
  {
    id: 'guest-basket-name',
    rule: said(
      'A guest’s basket is known by a random name that the browser keeps, made where there is none, and made anew after an order and after signing out; a signed-in customer’s is known by the customer.',
      'Le panier d’un invité est connu par un nom aléatoire que garde le navigateur, créé s’il n’y en a pas, et refait après une commande et après la déconnexion ; celui d’un client connecté l’est par le client.',
    ),
    called:
      'cart unique token visitor basket identified by random id created missing guest cart identity new token known who not signed in jeton panier invité identifié',
    keptBy: 'src/browser/guest-token.ts',
  },
  {
    id: 'two-tabs',
    rule: said(
      'Basket, session and order agree between tabs: what is signed out or ordered in one is so in all, and a second tab’s checkout says “This basket has already been ordered” and shows the order.',
      'Panier, session et commande s’accordent entre onglets : ce qui est déconnecté ou commandé dans l’un l’est dans tous, et le panier d’un second onglet dit « Ce panier a déjà été commandé » et montre la commande.',
    ),
    called: 'two tabs second tab checkout already ordered back button after success deux onglets déjà commandé',
    keptBy: 'src/app/in-step/keep-tabs-in-step.ts',
  },
  {
    id: 'new-release',
    rule: said(
      'When a newer release stands on the server and a part of the page is gone, the page is loaded anew once, never while an order is being paid.',
      'Quand une version plus récente est sur le serveur et qu’une partie de la page manque, la page est rechargée une fois, jamais pendant qu’on paie.',
    ),
    called: 'new release deployed while tab open chunk gone reload update version nouvelle version rechargement',
    keptBy: 'src/browser/follow-releases.ts',
  },
  {
    id: 'offline-says',
    rule: said(
      'Without a network the page says “You are offline. Your basket is safe here.” and goes on by itself once it is back.',
      'Sans réseau la page dit « Vous êtes hors ligne. Votre panier est gardé ici. » et continue d’elle-même dès qu’il revient.',
    ),
    called: 'offline no connection message network lost hors ligne sans connexion message',
    keptBy: 'src/views/frame/NoticeMessages.tsx',
  },
  {
    id: 'unknown-code',
    rule: said(
      'A code that the contract does not have reads “UNKNOWN ERROR CODE” for a refusal and “UNKNOWN MESSAGE” for a success.',
      'Un code que le contrat n’a pas se lit « CODE D’ERREUR INCONNU » pour un refus et « MESSAGE INCONNU » pour un succès.',
    ),
    called: 'unknown error code 0 message shown unknown success code code d’erreur inconnu',
    keptBy: 'contract/error-codes.ts',
  },
  {
    id: 'session-codes',
    rule: said(
      'The codes 999 and 2000 on any call end the session by /store/logout: the customer is forgotten, language and place are kept, and the main page says why; a payment under way goes on after the next sign-in. The code 634 says that the store was not found, and leads to others with the basket kept.',
      'Les codes 999 et 2000 sur n’importe quel appel finissent la session par /store/logout : le client est oublié, la langue et le lieu sont gardés, et l’accueil dit pourquoi ; un paiement en cours continue à la prochaine connexion. Le code 634 dit que le commerce est introuvable, et mène aux autres, le panier gardé.',
    ),
    called: 'token expired 999 2000 634 store not found logout route what happens error code session ends jeton expiré code déconnexion',
    keptBy: 'src/routes/store.logout.tsx',
  },
  {
    id: 'keyboard',
    rule: said(
      'Everything works by keyboard alone: a dialog takes the focus, holds it, gives it back and closes by Escape, the one of the app aside; the first key leads to the content. It is made to WCAG 2.2 AA, from {narrowest} pixels of width on.',
      'Tout marche au clavier seul : une fenêtre prend le focus, le tient, le rend et se ferme par Échap, sauf celle de l’application ; la première touche mène au contenu. C’est fait selon WCAG 2.2 AA, dès {narrowest} pixels de large.',
    ),
    called:
      'accessibility keyboard focus escape dialogs skip link wcag screen reader narrowest width 320 targets size accessibilité clavier lecteur d’écran largeur',
    keptBy: 'src/ui/Dialog.tsx',
  },
  {
    id: 'names-tell-apart',
    rule: said(
      'Who cannot see hears names that tell things apart, such as Remove with the dish’s name; one quiet announcement for a real change and none for an unchanged look, a loud one where a payment fails or a session ends. The address is a combobox, option groups are fieldsets.',
      'Qui ne voit pas entend des noms qui distinguent les choses, comme Retirer avec le nom du plat ; une annonce discrète pour un vrai changement et aucune sans changement, une forte si un paiement échoue ou une session finit. L’adresse est une liste combinée, les groupes d’options sont des ensembles de champs.',
    ),
    called:
      'blind screen reader names tell apart remove buttons of two dishes aria label announcements live region combobox fieldset aveugle lecteur d’écran annonces',
    keptBy: 'src/views/basket/BasketRow.tsx',
  },
  {
    id: 'place-kept',
    rule: said(
      'Of the place that was chosen the browser keeps latitude and longitude, the address, locality, region and district, country and its codes, and the city’s code.',
      'Du lieu choisi le navigateur garde latitude et longitude, l’adresse, la localité, la région et le district, le pays et ses codes, et le code de la ville.',
    ),
    called:
      'current location fields browser remembers of the place chosen latitude longitude city country code lieu retenu champs latitude',
    keptBy: 'contract/entities/address.ts',
  },
  {
    id: 'less-motion',
    rule: said(
      'Who wants less motion has carousels that stand still and a courier’s mark that does not glide; every carousel that turns has a button to pause it.',
      'Qui veut moins de mouvement a des carrousels immobiles et une marque de coursier qui ne glisse pas ; tout carrousel qui tourne a un bouton d’arrêt.',
    ),
    called: 'reduced motion animation carousel autoplay pause accessibility mouvement réduit animation carrousel pause',
    keptBy: 'src/ui/use-carousel.ts',
  },
];
