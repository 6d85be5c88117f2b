import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** How an order is followed, and where its end leads. */
export const followingRules: readonly Rule[] = [
  {
    id: 'stops',
    rule: said(
      'A delivery has five stops: accepted, prepared, on the way, on the doorstep, received; a pickup three of them, a parcel accepted, picked up, on the way, received.',
      'Une livraison a cinq étapes : acceptée, préparée, en route, devant la porte, reçue ; un retrait trois d’entre elles, un colis accepté, enlevé, en route, reçu.',
    ),
    called: 'progress steps stages status of an order bar avancement étapes statut',
    keptBy: 'domain/orders/progress.ts',
  },
  {
    id: 'ending-no-courier',
    rule: said(
      'When no courier is found, following leads to the order’s own page, which says so and where the money went, and offers the same again.',
      'Quand aucun coursier n’est trouvé, le suivi mène à la page de la commande, qui le dit, dit où est allé l’argent, et propose de recommencer.',
    ),
    called: 'nobody found page shown afterwards redirect tracking where lead personne trouvé page affichée ensuite redirigé',
    keptBy: 'domain/orders/ending.ts',
  },
  {
    id: 'ending-cancelled',
    rule: said(
      'When an order is cancelled or refused, following leads to the orders, which say what happened and what became of the money.',
      'Quand une commande est annulée ou refusée, le suivi mène aux commandes, qui disent ce qui s’est passé et ce qu’il advient de l’argent.',
    ),
    called:
      'rejected refused order after which page land store courier cancels tracking page redirect where lead rejetée coursier annule page redirigé',
    keptBy: 'domain/orders/ending.ts',
  },
  {
    id: 'ending-received',
    rule: said(
      'When an order is delivered, following leads to the order’s own page, which asks for stars.',
      'Quand une commande est livrée, le suivi mène à la page de la commande, qui demande des étoiles.',
    ),
    called: 'received arrived once page goes completed tracking redirect where lead rating reçue terminée page redirigé note',
    keptBy: 'domain/orders/ending.ts',
  },
  {
    id: 'which-order',
    rule: said(
      'The page that follows takes the order of its address, else the last one placed in this browser, else the newest that runs.',
      'La page de suivi prend la commande de son adresse, sinon la dernière passée dans ce navigateur, sinon la plus récente en cours.',
    ),
    called: 'tracking page shown when its address names none several orders tracking which one shown plusieurs commandes laquelle affichée',
    keptBy: 'src/views/orders/tracking/TrackingPage.tsx',
  },
  {
    id: 'others-order',
    rule: said(
      'An order is shown to whoever placed it and to nobody else; somebody else’s looks like one that does not exist.',
      'Une commande est montrée à qui l’a passée et à personne d’autre ; celle d’un autre a l’air de ne pas exister.',
    ),
    called: 'somebody else neighbour stranger guess number privacy quelqu’un d’autre deviner numéro vie privée',
    keptBy: 'server/routes/api/user/orders.ts',
  },
  {
    id: 'codes',
    rule: said(
      'A delivery or parcel has a code for the door, a pickup one for the store; it stays hidden until it is tapped.',
      'Une livraison ou un colis a un code pour la porte, un retrait un code pour le commerce ; il reste caché jusqu’à l’appui.',
    ),
    called: 'confirmation pin hand over digits tell courier which code show confirmation remise chiffres afficher montrer',
    keptBy: 'src/views/orders/order.view.ts',
  },
  {
    id: 'map-when',
    rule: said(
      'The map can be opened from the moment the courier sets off until the order is received; a pickup has none.',
      'La carte s’ouvre dès que le coursier part jusqu’à ce que la commande soit reçue ; un retrait n’en a pas.',
    ),
    called: 'see courier position live tracking map right after ordering not shown visible position du coursier en direct carte absente',
    keptBy: 'domain/orders/progress.ts',
  },
  {
    id: 'share-link',
    rule: said(
      'An order can be shown by {shareLinks} links at once, the oldest making room; each works without an account and ends with the order or when they are withdrawn, all together.',
      'Une commande se montre par {shareLinks} liens à la fois, le plus ancien cédant sa place ; chacun marche sans compte et finit avec la commande ou quand on les retire, tous ensemble.',
    ),
    called: 'share family friend tracking link how many expire partager famille ami lien combien expire',
    keptBy: 'server/routes/api/storefront/shared-orders.ts',
  },
  {
    id: 'never-backwards',
    rule: said(
      'An order only goes onwards, to an unhappy end from anywhere, and nowhere from an end.',
      'Une commande ne va que vers l’avant, vers une fin malheureuse de partout, et nulle part depuis une fin.',
    ),
    called: 'status back reopen undo cancelled order statut retour rouvrir commande annulée',
    keptBy: 'domain/orders/may-follow.ts',
  },
  {
    id: 'letters',
    rule: said(
      'There is an e-mail when an order is placed and one when it ends unhappily; none for each stop, and none when it is received. The first can be turned off, the second cannot.',
      'Il y a un e-mail quand une commande est passée et un quand elle finit mal ; aucun à chaque étape, ni à la réception. Le premier se désactive, le second non.',
    ),
    called: 'emails get email when food delivered receipt notification sent turn off courriels reçu notification envoyé désactiver',
    keptBy: 'server/mail/write-order-mail.ts',
  },
];
