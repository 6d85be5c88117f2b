import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** When and how an order is received. */
export const timeRules: readonly Rule[] = [
  {
    id: 'days-and-half-hours',
    rule: said(
      'Later means one of {scheduleDays} days from today, at one of {halfHours} half hours; those that cannot be had are shown and greyed.',
      'Plus tard veut dire un des {scheduleDays} jours dès aujourd’hui, à une des {halfHours} demi-heures ; celles qu’on ne peut avoir sont montrées, grisées.',
    ),
    called:
      'schedule preorder in advance how many days ahead dates greyed times programmer à l’avance combien de jours dates heures grisées',
    keptBy: 'domain/schedule/dates.ts',
  },
  {
    id: 'lead',
    rule: said(
      'A time must be at least {leadMinutes} minutes ahead, or as many as the store asks where that is more; exactly so many is enough. One that is too soon is greyed as “Too soon” in the list; one that has become so when it is priced or paid is refused in the basket: “The time you chose is too soon for the store to be ready. Choose a later one.”',
      'Une heure doit être au moins {leadMinutes} minutes plus tard, ou autant que le commerce en demande si c’est plus ; exactement autant suffit. Une heure trop proche est grisée dans la liste, « Trop tôt » ; une qui l’est devenue quand on en demande le prix ou qu’on paie est refusée au panier : « Le moment choisi est trop proche pour que le commerce soit prêt. Choisissez‑en un plus tardif. »',
    ),
    called:
      'notice how long before delivery hours in advance too soon minimum lead earliest time invalid date préavis trop tôt délai minimum heure au plus tôt',
    keptBy: 'domain/schedule/lead.ts',
  },
  {
    id: 'opening-minute',
    rule: said(
      'For an order later the opening minute itself can be chosen, the closing minute cannot; hours past midnight belong to the day on which they begin.',
      'Pour une commande plus tard la minute d’ouverture peut être choisie, celle de fermeture non ; les heures après minuit appartiennent au jour où elles commencent.',
    ),
    called:
      'opens closes choose closing time opening time as delivery time store 12 00 exactly at midnight night hours ouverture fermeture pile minuit nuit horaires',
    keptBy: 'domain/schedule/why-not.ts',
  },
  {
    id: 'slots',
    rule: said(
      'A store with slots of its own shows these in place of the half hours; a full one is greyed, and the last {fewPlaces} places are told.',
      'Un commerce avec ses propres créneaux les montre au lieu des demi-heures ; un complet est grisé, et les {fewPlaces} dernières places sont dites.',
    ),
    called: 'time slot full capacity places left none available créneau complet capacité places restantes',
    keptBy: 'domain/schedule/time-choices.ts',
  },
  {
    id: 'slot-reserved',
    rule: said(
      'A place in a slot is taken when one pays, not when one chooses; the last goes to one order, and who comes too late is shown the next {nextTimes} times that can be had.',
      'Une place dans un créneau est prise quand on paie, pas quand on choisit ; la dernière va à une commande, et qui arrive trop tard voit les {nextTimes} prochains horaires possibles.',
    ),
    called: 'reserve hold keep slot mine while choosing filling in two customers réserver créneau pendant le choix deux clients',
    keptBy: 'server/services/payment/reserve.ts',
  },
  {
    id: 'slots-held',
    rule: said(
      'Nobody holds more than {placesHeld} places in slots for payments that are not orders yet.',
      'Personne ne tient plus de {placesHeld} places de créneau pour des paiements qui ne sont pas encore des commandes.',
    ),
    called: 'several slots at once block hoard plusieurs créneaux bloquer',
    keptBy: 'server/services/payment/reserve.ts',
  },
  {
    id: 'chosen-time-dies',
    rule: said(
      'A chosen time that has become impossible is struck through, and the customer chooses anew; an order never moves to another time by itself.',
      'Une heure choisie devenue impossible est barrée, et le client en choisit une autre ; une commande ne change jamais d’heure d’elle-même.',
    ),
    called: 'time chose dawdle past passed expired happens scheduled moved automatically heure passée programmée déplacée automatiquement',
    keptBy: 'machines/delivery-time/delivery-time.machine.ts',
  },
  {
    id: 'preset-time',
    rule: said(
      'A store that cannot be ordered from now presets its first time; that goes with the store, while a time that the customer chose stays for the next one.',
      'Un commerce où l’on ne peut commander maintenant pose sa première heure ; elle part avec lui, alors qu’une heure choisie par le client reste pour le suivant.',
    ),
    called: 'closed restaurant time chosen by itself automatically default time fermé heure choisie toute seule par défaut',
    keptBy: 'machines/delivery-time/delivery-time.machine.ts',
  },
  {
    id: 'store-clock',
    rule: said(
      'All times are those of the store’s city, by the server’s clock; the clock and place of the browser do not matter.',
      'Toutes les heures sont celles de la ville du commerce, à l’horloge du serveur ; l’heure et le lieu du navigateur ne comptent pas.',
    ),
    called: 'timezone time zone abroad wrong clock computer fuseau horaire étranger horloge ordinateur',
    keptBy: 'domain/schedule/store-clock.ts',
  },
  {
    id: 'clock-change',
    rule: said(
      'When clocks change, a half hour that is skipped is not offered, and one that comes twice means the first.',
      'Au changement d’heure, une demi-heure sautée n’est pas proposée, et une qui revient deux fois veut dire la première.',
    ),
    called: 'summer winter daylight saving heure d’été d’hiver',
    keptBy: 'domain/schedule/half-hours.ts',
  },
  {
    id: 'delivery-or-pickup',
    rule: said(
      'Delivery or pickup can be chosen only where the store does both; a store that does one has no choice, and it is set.',
      'Livraison ou retrait ne se choisit que si le commerce fait les deux ; celui qui n’en fait qu’un n’a pas de choix, et c’est posé.',
    ),
    called: 'collect takeaway checkbox missing disabled toggle à emporter case absente retrait grisé',
    keptBy: 'domain/schedule/store-rules.ts',
  },
  {
    id: 'pickup-asks',
    rule: said(
      'To collect there is no delivery fee and no address is asked for; name and phone are, and a dialog says where and when before it is paid.',
      'Pour retirer il n’y a pas de frais de livraison ni d’adresse demandée ; le nom et le téléphone le sont, et une fenêtre dit où et quand avant de payer.',
    ),
    called:
      'pickup collect required mandatory fields phone number name address needed fee confirm champs obligatoires adresse nécessaire frais confirmer emporter',
    keptBy: 'domain/checkout/receiving-contact.ts',
  },
  {
    id: 'pickup-only-now',
    rule: said(
      'Where delivery is not possible now but collecting is, the basket says so and can be paid only once pickup is chosen.',
      'Si la livraison est impossible maintenant mais pas le retrait, le panier le dit et ne se paie qu’une fois le retrait choisi.',
    ),
    called: 'collection only right now delivery unavailable retrait seulement livraison indisponible',
    keptBy: 'server/services/receiving/why-not-then.ts',
  },
  {
    id: 'two-times',
    rule: said(
      'An order has two times: about when, and at the latest, {slackDelivery} minutes later for a delivery and {slackPickup} for a pickup; of a slot it is the slot’s end.',
      'Une commande a deux heures : à peu près, et au plus tard, {slackDelivery} minutes après pour une livraison et {slackPickup} pour un retrait ; d’un créneau, c’est sa fin.',
    ),
    called: 'estimate latest promise window minutes estimation promesse fourchette délai',
    keptBy: 'domain/checkout/estimate.ts',
  },
  {
    id: 'late',
    rule: said(
      'An order is called late as soon as it is expected after the time that was promised at the latest; that promise itself never moves.',
      'Une commande est dite en retard dès qu’elle est attendue après l’heure promise au plus tard ; cette promesse, elle, ne bouge pas.',
    ),
    called: 'delay delayed late when retard en retard quand',
    keptBy: 'domain/orders/arrival.ts',
  },
];
