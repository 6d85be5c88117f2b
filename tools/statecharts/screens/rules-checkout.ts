import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What the basket and its dialogs show and ask before an order. */
export const checkoutRules: readonly Rule[] = [
  {
    id: 'bottom-button',
    rule: said(
      'The last button of the basket says “Payment” for who is signed in and “Login” for a guest; it is closed while the store is closed, an address is out of reach, no time is chosen or there is no price, and says why.',
      'Le dernier bouton du panier dit « Paiement » à qui est connecté et « Se connecter » à un invité ; il est fermé tant que le commerce est fermé, l’adresse hors de portée, aucune heure choisie ou sans prix, et dit pourquoi.',
    ),
    called:
      'bottom button basket payment login guest disabled when why cannot pay store closed invoice failed bouton du bas désactivé pourquoi',
    keptBy: 'src/views/basket/why-not-pay.tsx',
  },
  {
    id: 'delivery-fields',
    rule: said(
      'To deliver, the basket asks for name, phone, address, post code, and where there is none the house number; a missing address is told as “Please enter delivery address”, a missing postcode as “Please apply postcode”, a wrong one as “Wrong postcode”, any other as “This field is required”.',
      'Pour livrer, le panier demande nom, téléphone, adresse, code postal, et s’il manque le numéro de la maison ; une adresse manquante est dite « Veuillez saisir l’adresse de livraison », un code postal manquant « Veuillez appliquer le code postal », un faux « Code postal incorrect », le reste « Ce champ est obligatoire ».',
    ),
    called:
      'delivery details form required fields missing postcode wrong cleared address message error name phone champs obligatoires code postal faux manquant',
    keptBy: 'src/views/basket/problem-text.ts',
  },
  {
    id: 'receipt-lines',
    rule: said(
      'The price stands in lines, each only where it is above zero: delivery, its tax, delivery in total, items, item tax, service fee, and the total; a promo bonus for the delivery stands before its subtotal, any other last. The lines add up to the total.',
      'Le prix est en lignes, chacune seulement au-dessus de zéro : livraison, sa taxe, livraison en tout, articles, taxe des articles, frais de service, et le total ; un bonus promo pour la livraison est avant le sous-total, tout autre à la fin. Les lignes font le total.',
    ),
    called:
      'invoice lines shown zero hidden service price tax promo bonus position order of lines total fee add up lignes de facture ordre cachées',
    keptBy: 'domain/orders/receipt.ts',
  },
  {
    id: 'pickup-dialog',
    rule: said(
      'Who collects confirms it in a dialog with the place, the time, and the name and phone of who comes: “CONFIRM” goes on, “CHANGE” leads back.',
      'Qui retire le confirme dans une fenêtre avec le lieu, l’heure, et le nom et le téléphone de qui vient : « CONFIRMER » continue, « MODIFIER » ramène.',
    ),
    called: 'pickup confirmation modal collect from store buttons change confirm contact details fenêtre retrait confirmation boutons',
    keptBy: 'src/views/payment/PickupDialog.tsx',
  },
  {
    id: 'pay-dialog',
    rule: said(
      'The payment’s dialog has the wallet’s balance with its switch and how much of the order comes from it, cash where the city takes it with how much to hand over, and cards by their last four digits and kind, the default marked; its button shows the amount that is left to pay.',
      'La fenêtre du paiement a le solde du portefeuille avec son interrupteur et combien de la commande en vient, les espèces si la ville les accepte avec le montant à remettre, et les cartes par leurs quatre derniers chiffres et leur sorte, celle par défaut marquée ; son bouton montre le montant qui reste à payer.',
    ),
    called:
      'payment modal choices shown wallet balance switch cash hand over saved cards masked last four digits default remaining amount button fenêtre de paiement choix cartes masquées reste',
    keptBy: 'src/views/payment/WaysToPay.tsx',
  },
  {
    id: 'preselected-way',
    rule: said(
      'Where cash is taken it is chosen at first, else the card; by card somebody pays only with a saved card, and the default one is chosen.',
      'Si les espèces sont acceptées elles sont choisies d’abord, sinon la carte ; par carte on ne paie qu’avec une carte enregistrée, et celle par défaut est choisie.',
    ),
    called: 'payment method preselected default cash first gateway card which is chosen mode choisi par défaut présélectionné',
    keptBy: 'src/views/payment/use-ways-to-pay.ts',
  },
  {
    id: 'minimum-dialog',
    rule: said(
      'An order below the store’s minimum opens a dialog that names the minimum, “Not quite enough yet”; “Back to the store” leads to the store’s page, with the basket kept, “Stay here” closes it. Before, the basket says how much is missing.',
      'Une commande sous le minimum du commerce ouvre une fenêtre qui nomme le minimum, « Il manque encore un peu » ; « Retour au commerce » mène à la page du commerce, le panier gardé, « Rester ici » la ferme. Avant, le panier dit combien il manque.',
    ),
    called: 'minimum order value dialog below reached modal message basket kept leave back montant minimum fenêtre en dessous panier gardé',
    keptBy: 'src/views/payment/MinimumOrderDialog.tsx',
  },
  {
    id: 'asap',
    rule: said(
      'An order for as soon as possible is the default; it needs a store that takes orders for now and, to be delivered, that is open; to collect, open or within one of its pickup slots. Else a time for later is chosen.',
      'Une commande dès que possible est la valeur par défaut ; il faut un commerce qui prend pour maintenant et, pour livrer, qui est ouvert ; pour retirer, ouvert ou dans un de ses créneaux de retrait. Sinon on choisit une heure plus tard.',
    ),
    called:
      'asap as soon as possible delivery pickup available when condition default delivery time have it delivered now dès que possible condition défaut',
    keptBy: 'domain/schedule/store-rules.ts',
  },
  {
    id: 'later-possible',
    rule: said(
      'An order for later can be delivered where the store takes orders ahead or has slots; where a store both delivers and can be collected from, a pickup for later is always possible. One that does not take them is told as “Store Not Provide Schedule Order”.',
      'Une commande pour plus tard peut être livrée si le commerce prend d’avance ou a des créneaux ; si un commerce livre et se retire à la fois, un retrait plus tard est toujours possible. Celui qui n’en prend pas est dit « Le commerce ne prend pas de commande à l’avance ».',
    ),
    called:
      'scheduled delivery scheduled pickup allowed when store does not take scheduled orders schedule not provided message commande programmée possible quand',
    keptBy: 'domain/schedule/store-rules.ts',
  },
  {
    id: 'default-schedule',
    rule: said(
      'The schedule stands at first on the next day at 00:00, or the first half hour that day has; choosing “As soon as possible” again forgets the time.',
      'Le choix de l’heure est d’abord au lendemain à 00:00, ou à la première demi-heure de ce jour ; choisir à nouveau « Dès que possible » oublie l’heure.',
    ),
    called: 'default scheduled date time preselected tomorrow midnight next day switch back asap clears date par défaut lendemain minuit',
    keptBy: 'domain/schedule/dates.ts',
  },
  {
    id: 'times-greyed',
    rule: said(
      'A time that cannot be had is greyed with why in a word: “Past”, “Too soon”, “Full”, “Closed” or “Not offered”. A store with slots and none on that day shows “No slot available at this time”, and no half hours in their place.',
      'Une heure impossible est grisée avec la raison en un mot : « Passé », « Trop tôt », « Complet », « Fermé » ou « Non proposé ». Un commerce à créneaux qui n’en a pas ce jour-là montre « Aucun créneau disponible à ce moment », et pas de demi-heures à leur place.',
    ),
    called:
      'no slots on the chosen day weekday none message time slots store works with slots fallback greyed reason past full closed aucun créneau ce jour message',
    keptBy: 'src/views/schedule/reason-text.ts',
  },
  {
    id: 'invalid-time',
    rule: said(
      'A time that is less than {leadMinutes} minutes ahead reads “Invalid Date & Time” in the basket; where the store asks for more, the words name its minutes. A chosen time that passed meanwhile is refused before it is paid, and the list is made anew.',
      'Une heure à moins de {leadMinutes} minutes se lit « Date et heure non valables » au panier ; si le commerce demande plus, les mots nomment ses minutes. Une heure choisie qui est passée entre-temps est refusée avant de payer, et la liste est refaite.',
    ),
    called:
      'invalid date time too soon message scheduled read basket lead minutes passed meanwhile refused before payment date invalide message trop tôt passé',
    keptBy: 'domain/schedule/why-not.ts',
  },
  {
    id: 'refusal-of-then',
    rule: said(
      'A refusal speaks of the time that was chosen, not of now: on which day and at what time the store is closed, and when it opens; the next {nextTimes} times that can be had are offered in its place.',
      'Un refus parle de l’heure choisie, pas de maintenant : quel jour et à quelle heure le commerce est fermé, et quand il ouvre ; les {nextTimes} prochaines heures possibles sont proposées à sa place.',
    ),
    called:
      'chosen time become impossible next times offered refused chosen time message speaks of then not now closed at chosen time words refus heure choisie pas maintenant',
    keptBy: 'src/views/notices/ClosedText.tsx',
  },
  {
    id: 'clock-labels',
    rule: said(
      'An ordinary day has {halfHours} half hours to choose from, also the one of 25 hours in autumn; when clocks go forward in spring it has two fewer, without 02:00 and 02:30 here. The {scheduleDays} dates are counted by the calendar, over the end of a month or a year.',
      'Un jour ordinaire a {halfHours} demi-heures à choisir, aussi celui de 25 heures en automne ; quand l’heure avance au printemps il en a deux de moins, ici sans 02:00 ni 02:30. Les {scheduleDays} dates suivent le calendrier, au-delà de la fin d’un mois ou d’une année.',
    ),
    called:
      'how many times labels day in what steps every 30 minutes hours offered without slots clocks go forward back summer time daylight saving 46 48 25 hours seven dates new year combien d’heures passage à l’heure d’été',
    keptBy: 'domain/schedule/half-hours.ts',
  },
  {
    id: 'promo-field',
    rule: said(
      'A promo code is applied by its button or by Enter once something is typed; applied it is locked with a tick and can be removed. A guest finds the field closed: “Log in to use a promo code.” A refused code clears the field, and a message names it and says why; one that got no answer stays in it, to be tried again.',
      'Un code promo s’applique par son bouton ou par Entrée dès qu’on a tapé ; appliqué il est verrouillé avec une coche et peut être retiré. Un invité trouve le champ fermé : « Connectez‑vous pour utiliser un code promo. » Un code refusé vide le champ, et un message le nomme et dit pourquoi ; un code resté sans réponse y reste, pour être essayé encore.',
    ),
    called:
      'promo code field enter apply locked checkmark remove disabled guest failed clears not logged in refused champ code promo verrouillé invité refusé',
    keptBy: 'src/views/basket/PromoField.tsx',
  },
  {
    id: 'promo-for-what',
    rule: said(
      'A promo code is for all deliveries, a store, a section of a menu, a dish, the delivery or the service; it may be for certain days, hours or months, one city, first orders, a least amount, and so many uses in all or for each customer.',
      'Un code promo vaut pour toutes les livraisons, un commerce, une section de carte, un plat, la livraison ou le service ; il peut valoir certains jours, heures ou mois, une ville, les premières commandes, un montant minimal, et tant d’usages en tout ou par client.',
    ),
    called:
      'promo applies to what kinds recurrence daily weekly monthly annually uses limit city store item delivery code promo s’applique à quoi récurrence',
    keptBy: 'domain/checkout/promo.ts',
  },
  {
    id: 'quantity-buttons',
    rule: said(
      'Plus and minus change a quantity in the basket; minus ends at one. A press on a dish’s name opens it again with its options, note and quantity, which are kept as far as today’s menu has them.',
      'Plus et moins changent une quantité au panier ; moins s’arrête à un. Presser le nom d’un plat le rouvre avec ses options, son mot et sa quantité, gardés si la carte d’aujourd’hui les a.',
    ),
    called:
      'quantity minus plus basket minimum one below click item name edit modal earlier selections kept quantité minimum modifier plat',
    keptBy: 'machines/item-dialog/item-dialog.machine.ts',
  },
  {
    id: 'basket-synced',
    rule: said(
      'Every change of the basket is told to the server, which reckons its price; where that fails, the reason is read and the basket is loaded again as the server has it.',
      'Chaque changement du panier est dit au serveur, qui en calcule le prix ; si cela échoue, on lit la raison et le panier est rechargé tel que le serveur l’a.',
    ),
    called: 'cart change synced server add to cart clear cart fails reload error panier synchronisé échec recharge',
    keptBy: 'machines/cart/cart.machine.ts',
  },
  {
    id: 'basket-not-loaded',
    rule: said(
      'A basket that could not be loaded reads “Your basket could not be loaded.” with Try again; it is taken for empty only once it is known to be.',
      'Un panier qui n’a pas pu être chargé se lit « Votre panier n’a pas pu être chargé. » avec Réessayer ; il ne passe pour vide qu’une fois qu’on le sait.',
    ),
    called: 'basket could not be loaded failed load shown try again empty decided what is shown panier échec chargement',
    keptBy: 'src/views/basket/UnavailableBasket.tsx',
  },
  {
    id: 'price-anew',
    rule: said(
      'The price is asked for when the basket opens and again whenever a line, the address, the time, pickup or the promo code changes; where that fails it is tried once more after {invoiceRetry} milliseconds.',
      'Le prix est demandé à l’ouverture du panier et à chaque changement de ligne, d’adresse, d’heure, de retrait ou de code promo ; en cas d’échec il est redemandé après {invoiceRetry} millisecondes.',
    ),
    called: 'invoice fetched when retry delay price calculated again options change prix demandé quand nouvelle tentative',
    keptBy: 'machines/invoice/invoice.setup.ts',
  },
  {
    id: 'money-written',
    rule: said(
      'Amounts have the currency’s sign first, two decimals, and an apostrophe between thousands, as in CHF 1’234.50, everywhere and in both languages.',
      'Les montants ont le signe de la monnaie d’abord, deux décimales, et une apostrophe entre les milliers, comme CHF 1’234.50, partout et dans les deux langues.',
    ),
    called: 'money format price decimals currency sign thousands how are amounts written format montants monnaie décimales',
    keptBy: 'domain/money.ts',
  },
];
