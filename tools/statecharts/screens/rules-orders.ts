import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What orders show of themselves, how often they are looked at, and what couriers and parcels show. */
export const orderRules: readonly Rule[] = [
  {
    id: 'order-leads',
    rule: said(
      'A current order’s Follow leads to following it; an order of the history leads to its own page.',
      'Suivre, d’une commande en cours, mène à son suivi ; une commande de l’historique mène à sa propre page.',
    ),
    called:
      'tapping current order opens tracking delivery-coming tapping history order opens order detail where does it lead click ouvre suivi détail historique',
    keptBy: 'src/views/orders/list/CurrentOrderCard.tsx',
  },
  {
    id: 'orders-sorted',
    rule: said(
      'Current orders and the history stand newest first, by the order’s number.',
      'Les commandes en cours et l’historique vont de la plus récente à la plus ancienne, par le numéro de commande.',
    ),
    called: 'order list sorting order newest first unique id descending tri commandes récentes',
    keptBy: 'server/routes/api/user/past-orders.ts',
  },
  {
    id: 'status-words',
    rule: said(
      'A store’s order reads one after the other “Waiting for accept”, “Accepted”, “Preparing”, “Order ready”, which stays until a courier has picked it up, “Picked order”, “Started for delivery”, “Arrived at destination”, “Delivered” and “Completed”.',
      'Une commande à un commerce se lit tour à tour « En attente d’acceptation », « Acceptée », « En préparation », « Commande prête », qui reste jusqu’à l’enlèvement par le coursier, « Commande retirée », « Partie en livraison », « Arrivée à destination », « Livrée » et « Terminée ».',
    ),
    called: 'order status labels words shown current orders list which label courier coming arrived order ready libellés statut commande',
    keptBy: 'domain/orders/status-name.ts',
  },
  {
    id: 'status-words-parcel',
    rule: said(
      'A parcel reads “Waiting for accept” until a courier has accepted, then “Delivery man accepted”, and onwards as an order of a store.',
      'Un colis se lit « En attente d’acceptation » jusqu’à ce qu’un coursier accepte, puis « Acceptée par le livreur », et ensuite comme une commande à un commerce.',
    ),
    called: 'courier order status labels waiting for accept delivery man accepted parcel words libellés statut colis',
    keptBy: 'domain/orders/status-name.ts',
  },
  {
    id: 'status-words-ended',
    rule: said(
      'An order that ended reads in the history “Completed”, “Delivered”, “Cancelled by user”, “Store rejected”, “Store cancelled”, “Store cancel request”, “No delivery man found”, “Delivery man rejected” or “Delivery man cancelled”.',
      'Une commande finie se lit dans l’historique « Terminée », « Livrée », « Annulée par le client », « Refusée par le commerce », « Annulée par le commerce », « Annulation demandée par le commerce », « Aucun livreur trouvé », « Refusée par le livreur » ou « Annulée par le livreur ».',
    ),
    called: 'terminal statuses history list ended order words labels finished statuts terminaux historique',
    keptBy: 'domain/orders/status-name.ts',
  },
  {
    id: 'status-codes',
    rule: said(
      'The statuses of an order by their codes: {waitingForStore} waits for the store, {storeAccepted} accepted, {preparing} preparing, {ready} ready, {waitingForCourier} waits for a courier, {courierAccepted} courier accepted, {courierComing} coming, {courierArrived} arrived at the store, {picked} picked, {startedDelivery} set off, {arrivedAtDestination} on the doorstep, {delivered} delivered, {completed} completed; from 100 on it ended: {cancelledByCustomer} cancelled by the customer, {storeRejected} rejected by the store, {storeCancelled} cancelled by it, {storeCancelRequested} it asks to cancel, {noCourierFound} no courier, {courierRejected} rejected and {courierCancelled} cancelled by the courier.',
      'Les statuts d’une commande par leurs codes : {waitingForStore} attend le commerce, {storeAccepted} acceptée, {preparing} en préparation, {ready} prête, {waitingForCourier} attend un coursier, {courierAccepted} coursier accepté, {courierComing} en chemin, {courierArrived} arrivé au commerce, {picked} enlevée, {startedDelivery} parti, {arrivedAtDestination} à la porte, {delivered} livrée, {completed} terminée ; dès 100 elle a pris fin : {cancelledByCustomer} annulée par le client, {storeRejected} refusée par le commerce, {storeCancelled} annulée par lui, {storeCancelRequested} il demande d’annuler, {noCourierFound} pas de coursier, {courierRejected} refusée et {courierCancelled} annulée par le coursier.',
    ),
    called: 'order status values numbers meaning code list 25 completed 101 what does status mean codes statut commande valeurs',
    keptBy: 'contract/enumerations.ts',
  },
  {
    id: 'order-refresh',
    rule: said(
      'An order’s own page is asked for anew every {detailSeconds} seconds while it can still change; the page that follows it every {trackingSeconds} seconds, or at once by news of the server; the list of current orders every {customerSeconds}; the courier’s position every {rideSeconds} while the map is open.',
      'La page d’une commande est redemandée toutes les {detailSeconds} secondes tant qu’elle peut changer ; celle qui la suit toutes les {trackingSeconds} secondes, ou aussitôt par une nouvelle du serveur ; la liste des commandes en cours toutes les {customerSeconds} ; la position du coursier toutes les {rideSeconds} tant que la carte est ouverte.',
    ),
    called:
      'how often refresh poll polling interval seconds order detail tracking provider location map current orders updated à quelle fréquence rafraîchi secondes intervalle',
    keptBy: 'contract/poll-every.ts',
  },
  {
    id: 'polls-back-off',
    rule: said(
      'What nobody answers is asked for ever less often, up to once in {longestPoll} seconds, where the server names a wait not before it; a hidden page hardly asks, and a page that is shown again asks at once. Polls end when an order has.',
      'Ce à quoi personne ne répond est redemandé de moins en moins souvent, jusqu’à une fois toutes les {longestPoll} secondes, pas avant l’attente que nomme le serveur ; une page cachée ne demande presque rien, une page montrée de nouveau demande aussitôt. Tout cesse quand la commande est finie.',
    ),
    called:
      'polling back off outage retry after hidden tab page shown again interval longest seconds stops reconnecting attente onglet caché panne',
    keptBy: 'machines/session/session.setup.ts',
  },
  {
    id: 'customer-polled',
    rule: said(
      'While somebody is signed in and the page is seen, the server is asked every {customerSeconds} seconds who they are; only its no signs out, with “Your session has ended.”; without an answer “Reconnecting. What you see stays as it was.” stands above.',
      'Tant que quelqu’un est connecté et que la page se voit, on demande au serveur toutes les {customerSeconds} secondes qui c’est ; seul son non déconnecte, avec « Votre session est terminée. » ; sans réponse « Reconnexion en cours. Ce que vous voyez reste en l’état. » se lit en haut.',
    ),
    called:
      'session poll user detail every seconds failed poll logs out notice token expired 999 reconnecting bar session vérifiée déconnecté',
    keptBy: 'machines/session/session.setup.ts',
  },
  {
    id: 'code-shown',
    rule: said(
      'A code to hand an order over is hidden until its Show is pressed, and can be hidden again: a delivery’s is told to the courier at the door, a pickup’s at the store.',
      'Un code de remise est caché jusqu’à ce qu’on presse Montrer, et peut être caché de nouveau : celui d’une livraison se dit au coursier à la porte, celui d’un retrait au commerce.',
    ),
    called: 'confirmation code pickup completion hidden until tap get code show when does customer see code de confirmation caché montrer',
    keptBy: 'src/views/orders/tracking/OrderCode.tsx',
  },
  {
    id: 'tracking-shows',
    rule: said(
      'Following an order shows its stops with their times, about when it comes, what was ordered with options and price, the note and photos, pickup and destination, and once one is there the courier’s first name and initial, picture, rating with its number, and phone.',
      'Le suivi d’une commande montre ses étapes avec leurs heures, l’heure approximative, ce qui est commandé avec options et prix, le mot et les photos, départ et destination, et dès qu’il y en a un le prénom et l’initiale du coursier, sa photo, sa note avec le nombre d’avis, et son téléphone.',
    ),
    called:
      'tracking screen page what is shown stands content of the page on which an order is followed deliverer courier profile rating name phone items invoice comment images addresses suivi affiche coursier profil note',
    keptBy: 'src/views/orders/tracking/CourierCard.tsx',
  },
  {
    id: 'map-behaves',
    rule: said(
      'The map begins at zoom {mapZoom}; the courier’s mark glides in {markerSteps} steps, {markerEvery} milliseconds apart, or jumps where less motion is wanted; a name that was tapped stands for {mapLabel} seconds. Beside it the same stands in words: how far, about how long, and when that was known.',
      'La carte commence au zoom {mapZoom} ; la marque du coursier glisse en {markerSteps} pas de {markerEvery} millisecondes, ou saute si l’on veut moins de mouvement ; un nom touché reste {mapLabel} secondes. À côté, la même chose en mots : à quelle distance, dans combien de temps environ, et quand on l’a su.',
    ),
    called:
      'map zoom start marker smooth move steps milliseconds info window closes seconds text beside map courier position zoom carte marqueur pas fenêtre',
    keptBy: 'src/views/orders/tracking/use-gliding.ts',
  },
  {
    id: 'distances-written',
    rule: said(
      'Distances on maps, of a courier and of a parcel’s way are metric, in metres or kilometres along the road as one drives; how far a store delivers is told in miles in English and kilometres in French, and how long things take in minutes.',
      'Les distances sur les cartes, d’un coursier et du trajet d’un colis sont métriques, en mètres ou kilomètres par la route en voiture ; jusqu’où un commerce livre se dit en miles en anglais et en kilomètres en français, et les durées en minutes.',
    ),
    called:
      'distance unit metric miles kilometres metres map driving travel mode way of travelling shown in unité de distance métrique miles mode de trajet',
    keptBy: 'src/views/map/distance-text.ts',
  },
  {
    id: 'dates-written',
    rule: said(
      'Times of an order are written as 05 Mar 03:15 PM in English and 5 mars, 15:15 in French; in the history with the year, 05 Mar 2026 03:15 PM. A span of time is written in hours and minutes.',
      'Les heures d’une commande s’écrivent 05 Mar 03:15 PM en anglais et 5 mars, 15:15 en français ; dans l’historique avec l’année, 05 Mar 2026 03:15 PM. Une durée s’écrit en heures et minutes.',
    ),
    called: 'date format tracking history time am pm hours and minutes total time how written format de date heure historique',
    keptBy: 'src/views/orders/parts/order-time.ts',
  },
  {
    id: 'order-not-loaded',
    rule: said(
      'An order that cannot be loaded to be followed says why, with Try again where nobody answered, and Go home; on its own page a refused one leads to the orders.',
      'Une commande qui ne se charge pas dit pourquoi, avec Réessayer si personne n’a répondu, et Accueil ; sur sa propre page, une refusée mène aux commandes.',
    ),
    called:
      'tracking fails to load cannot be loaded order detail page failure error end up goes where root orders échec chargement commande',
    keptBy: 'src/views/orders/tracking/TrackingFailure.tsx',
  },
  {
    id: 'cancel-hidden',
    rule: said(
      'Cancel is offered while an order can be cancelled; one that cannot be any more says so, one that ended offers none. After a cancellation the orders say what was given back; a refused one changes nothing and shows the order as it stands now.',
      'Annuler est proposé tant que c’est possible ; une commande qui ne peut plus l’être le dit, une finie ne propose rien. Après une annulation les commandes disent ce qui est rendu ; une refusée ne change rien et montre la commande telle qu’elle est.',
    ),
    called:
      'cancel link hidden when shown which statuses allow cancel completed after success goes to orders failure reload lists annuler visible quand',
    keptBy: 'domain/orders/cancel-offer.ts',
  },
  {
    id: 'thanks-shows',
    rule: said(
      'After an order the thanks show its number, about when and where it comes, how it was paid, “Track your order”, which leads to following it, and the customer’s referral code; basket and payment are gone then, and a guest’s basket has a new name.',
      'Après une commande le merci montre son numéro, quand environ et où elle vient, comment elle est payée, « Suivre votre commande », qui mène au suivi, et le code de parrainage du client ; le panier et le paiement sont alors partis, et le panier d’invité a un nouveau nom.',
    ),
    called:
      'thank you page what is shown heading track your order button leads referral code after order basket emptied new guest cart token page de remerciement montre bouton',
    keptBy: 'src/views/orders/thanks/Thanks.tsx',
  },
  {
    id: 'referral-reward',
    rule: said(
      'Who signs up with a customer’s referral code earns that customer the reward of the country they signed up in, an amount of the shop’s data, {referralDefault} of its money where none is set, once their first order is completed; a code may be used only as often as the country allows, and never for oneself.',
      'Qui s’inscrit avec le code d’un client lui rapporte la récompense du pays d’inscription, un montant des données de la boutique, {referralDefault} de sa monnaie si aucun n’est réglé, une fois sa première commande terminée ; un code ne sert qu’aussi souvent que le pays le permet, et jamais pour soi.',
    ),
    called: 'referral reward amount how much earn per sign-up 1 gbp sharing code limit own code récompense parrainage montant',
    keptBy: 'server/services/orders/credit-rewards.ts',
  },
  {
    id: 'parcel-steps',
    rule: said(
      'Sending a parcel has two steps: the addresses of pickup and drop-off, each with name, phone, address, note and the own position; then, once a vehicle is chosen in its dialog, the price and the payment.',
      'Envoyer un colis a deux étapes : les adresses d’enlèvement et de remise, chacune avec nom, téléphone, adresse, mot et propre position ; puis, une fois un véhicule choisi dans sa fenêtre, le prix et le paiement.',
    ),
    called: 'courier order steps two step pickup block drop-off vehicle modal invoice payment what is asked étapes envoi colis',
    keptBy: 'src/views/courier/BookingSteps.tsx',
  },
  {
    id: 'parcel-who',
    rule: said(
      'The page for sending a parcel leads a customer without a city to the main page, and asks a guest to sign in; what was asked for goes on afterwards.',
      'La page d’envoi d’un colis mène un client sans ville à l’accueil, et demande à un invité de se connecter ; ce qui était voulu continue ensuite.',
    ),
    called:
      'courier order page opened without city no city selected sent root main page guest redirected parcel page sans ville envoyé accueil',
    keptBy: 'src/views/courier/CourierOrderPage.tsx',
  },
  {
    id: 'vehicle-shows',
    rule: said(
      'A vehicle shows its picture, or a drawn box where it has none, its name, what this way costs, the price for a kilometre or mile, its description and about how long it takes.',
      'Un véhicule montre son image, ou une boîte dessinée s’il n’en a pas, son nom, ce que coûte ce trajet, le prix au kilomètre ou au mile, sa description et la durée approximative.',
    ),
    called:
      'vehicle choice modal each vehicle shows image default missing price per unit distance description véhicule image manquante prix par kilomètre',
    keptBy: 'src/views/courier/VehicleCard.tsx',
  },
  {
    id: 'who-pays',
    rule: said(
      'Who pays a parcel is asked only where cash is chosen: “I pay” or “The receiver pays”, who then pays at the door.',
      'Qui paie un colis n’est demandé que si l’on choisit les espèces : « Moi » ou « Le destinataire », qui paie alors à la porte.',
    ),
    called: 'who pays asked cash mode parcel receiver pays sender qui paie colis destinataire espèces',
    keptBy: 'src/views/courier/WhoPays.tsx',
  },
  {
    id: 'parcel-minimum',
    rule: said(
      'Below the least amount, a parcel, code 560, or a top-up reads “The configuration allow you to specify a minimum amount, that order total are required to meet”.',
      'Sous le montant minimal, un colis, code 560, ou une recharge se lit « Un montant minimum est fixé, que le total de la commande doit atteindre ».',
    ),
    called: 'parcel price below minimum smallest amount least courier order 560 message top-up too small colis montant minimum message',
    keptBy: 'src/texts/code-texts.ts',
  },
];
