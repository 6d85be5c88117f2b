import type { IfMissing, Language, RejectReason } from '#contract/enumerations.ts';
import type { PaymentPart } from '#contract/payment-methods.ts';
import type { Ending } from '#domain/orders/ending.ts';
import type { ReceiptPart } from '#domain/orders/receipt.ts';

/** What letters about orders say in one language. Amounts, numbers and times come written. */
export type OrderWords = {
  readonly greeting: (firstName: string) => string;
  readonly placed: (number: number, store: string | null) => string;
  readonly thanks: string;
  readonly brought: (address: string) => string;
  readonly collected: (address: string) => string;
  /** Of a parcel: from where to where, for whom, in what, and the words that differ from a store's order. */
  readonly carried: (from: string, to: string, receiver: string) => string;
  readonly vehicle: (name: string) => string;
  readonly ofParcel: {
    readonly thanks: string;
    readonly receipt: Readonly<Partial<Record<ReceiptPart, string>>>;
    readonly follow: string;
    readonly why: Readonly<Partial<Record<Exclude<Ending, 'received'>, string>>>;
  };
  readonly arrival: (about: string, latest: string) => string;
  /** What is done when something is missing: of all lines but those that say otherwise. */
  readonly ifMissing: string;
  readonly wish: Readonly<Record<Exclude<IfMissing, 'call'>, string>>;
  readonly receipt: Readonly<Record<ReceiptPart, string>>;
  readonly total: string;
  readonly vat: string;
  readonly paid: Readonly<Record<PaymentPart, string>>;
  readonly follow: string;
  readonly ended: (number: number, store: string | null) => string;
  readonly why: Readonly<Record<Exclude<Ending, 'received'>, string>>;
  /** Instead of 'rejectedByStore', where the store said why. */
  readonly whyRejected: Readonly<Record<Exclude<RejectReason, 'other'>, string>>;
  readonly goesBack: (sum: string) => string;
  /** Null: of what is not asked for any more nothing goes back. */
  readonly backTo: Readonly<Record<PaymentPart, string | null>>;
  readonly cardTakes: string;
  readonly kept: (sum: string) => string;
  readonly owed: (sum: string) => string;
  readonly nothingTaken: string;
  readonly orders: string;
};

const english: OrderWords = {
  greeting: (firstName) => `Hello ${firstName},`,
  placed: (number, store) => (store === null ? `Your courier order ${number}` : `Your order ${number} at ${store}`),
  thanks: 'Thank you. Your order is placed, and this is your receipt.',
  brought: (address) => `It is brought to ${address}.`,
  collected: (address) => `You collect it at ${address}.`,
  carried: (from, to, receiver) => `It is picked up at ${from} and brought to ${receiver}, ${to}.`,
  vehicle: (name) => `Carried by: ${name}.`,
  ofParcel: {
    thanks: 'Thank you. Your courier is booked, and this is your receipt.',
    receipt: { servicePrice: 'Courier', serviceTax: 'Tax on the courier', serviceCost: 'Courier in all' },
    follow: 'Follow your parcel',
    why: {
      cancelledByCustomer: 'You cancelled this courier order.',
      noCourier: 'No courier was free to carry your parcel.',
      rejectedByCourier: 'No courier could carry your parcel.',
      cancelledByCourier: 'The courier had to give up your parcel.',
      cancelledByStore: 'We had to cancel your courier order.',
      rejectedByStore: 'We could not take your courier order.',
    },
  },
  arrival: (about, latest) => `About ${about}, at the latest ${latest}.`,
  ifMissing: 'If an item is missing, the store calls you, unless its line below says otherwise.',
  wish: { remove: 'if missing, take it off', similar: 'if missing, something like it' },
  receipt: {
    servicePrice: 'Delivery',
    serviceTax: 'Tax on delivery',
    serviceCost: 'Delivery in all',
    itemPrice: 'Items',
    itemTax: 'Tax on items',
    serviceFees: 'Service fee',
    promoBonus: 'Promo',
  },
  total: 'Total',
  vat: 'VAT included',
  paid: { wallet: 'Paid by wallet', card: 'Paid by card', cash: 'To pay in cash' },
  follow: 'Follow your order',
  ended: (number, store) => (store === null ? `Your courier order ${number} has ended` : `Your order ${number} at ${store} has ended`),
  why: {
    cancelledByCustomer: 'You cancelled this order.',
    rejectedByStore: 'The store could not take your order.',
    cancelledByStore: 'The store had to cancel your order.',
    noCourier: 'No courier was free to bring your order.',
    rejectedByCourier: 'No courier could bring your order.',
    cancelledByCourier: 'The courier had to give up your order.',
    cancelled: 'This order was cancelled.',
    rejected: 'This order could not be taken.',
  },
  whyRejected: {
    too_busy: 'The store had too many orders to take yours.',
    closing: 'The store was about to close and could not take your order.',
    sold_out: 'Something in your order is sold out, so the store could not take it.',
    out_of_reach: 'The store cannot reach your address, so it could not take your order.',
  },
  goesBack: (sum) => `${sum} goes back to where it came from.`,
  backTo: { wallet: 'Back to your wallet', card: 'Back to your card', cash: null },
  cardTakes: 'A bank may take a few days to show it.',
  kept: (sum) => `${sum} was kept for the cancellation, as you were shown.`,
  owed: (sum) => `${sum} stays to be paid in cash for the cancellation.`,
  nothingTaken: 'You have paid nothing, and nothing is to pay.',
  orders: 'See your orders',
};

const french: OrderWords = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  placed: (number, store) => (store === null ? `Votre course ${number}` : `Votre commande ${number} chez ${store}`),
  thanks: 'Merci. Votre commande est passée, et voici votre reçu.',
  brought: (address) => `Elle est livrée à cette adresse : ${address}.`,
  collected: (address) => `Vous la retirez ici : ${address}.`,
  carried: (from, to, receiver) => `Votre colis est pris ici : ${from}, et remis à ${receiver}, ${to}.`,
  vehicle: (name) => `Transport : ${name}.`,
  ofParcel: {
    thanks: 'Merci. Votre coursier est réservé, et voici votre reçu.',
    receipt: { servicePrice: 'Course', serviceTax: 'Taxe sur la course', serviceCost: 'Course en tout' },
    follow: 'Suivre votre colis',
    why: {
      cancelledByCustomer: 'Vous avez annulé cette course.',
      noCourier: 'Aucun coursier n’était libre pour votre colis.',
      rejectedByCourier: 'Aucun coursier n’a pu prendre votre colis.',
      cancelledByCourier: 'Le coursier a dû renoncer à votre colis.',
      cancelledByStore: 'Nous avons dû annuler votre course.',
      rejectedByStore: 'Nous n’avons pas pu prendre votre course.',
    },
  },
  arrival: (about, latest) => `Vers ${about}, au plus tard à ${latest}.`,
  ifMissing: 'Si un article manque, le commerce vous appelle, sauf si sa ligne ci‑dessous dit autre chose.',
  wish: { remove: 's’il manque, le retirer', similar: 's’il manque, quelque chose de semblable' },
  receipt: {
    servicePrice: 'Livraison',
    serviceTax: 'Taxe sur la livraison',
    serviceCost: 'Livraison en tout',
    itemPrice: 'Articles',
    itemTax: 'Taxe sur les articles',
    serviceFees: 'Frais de service',
    promoBonus: 'Promotion',
  },
  total: 'Total',
  vat: 'TVA comprise',
  paid: { wallet: 'Payé par portefeuille', card: 'Payé par carte', cash: 'À payer en espèces' },
  follow: 'Suivre votre commande',
  ended: (number, store) =>
    store === null ? `Votre course ${number} est terminée` : `Votre commande ${number} chez ${store} est terminée`,
  why: {
    cancelledByCustomer: 'Vous avez annulé cette commande.',
    rejectedByStore: 'Le commerce n’a pas pu prendre votre commande.',
    cancelledByStore: 'Le commerce a dû annuler votre commande.',
    noCourier: 'Aucun coursier n’était libre pour votre commande.',
    rejectedByCourier: 'Aucun coursier n’a pu prendre votre commande.',
    cancelledByCourier: 'Le coursier a dû renoncer à votre commande.',
    cancelled: 'Cette commande a été annulée.',
    rejected: 'Cette commande n’a pas pu être prise.',
  },
  whyRejected: {
    too_busy: 'Le commerce avait trop de commandes pour prendre la vôtre.',
    closing: 'Le commerce allait fermer et n’a pas pu prendre votre commande.',
    sold_out: 'Un article de votre commande est épuisé : le commerce n’a pas pu la prendre.',
    out_of_reach: 'Le commerce ne peut pas desservir votre adresse : il n’a pas pu prendre votre commande.',
  },
  goesBack: (sum) => `${sum} retournent là d’où ils venaient.`,
  backTo: { wallet: 'Retour au portefeuille', card: 'Retour à la carte', cash: null },
  cardTakes: 'Une banque peut mettre quelques jours à l’afficher.',
  kept: (sum) => `${sum} ont été retenus pour l’annulation, comme annoncé.`,
  owed: (sum) => `${sum} restent à payer en espèces pour l’annulation.`,
  nothingTaken: 'Vous n’avez rien payé, et rien n’est à payer.',
  orders: 'Voir vos commandes',
};

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = { en: english, fr: french };
