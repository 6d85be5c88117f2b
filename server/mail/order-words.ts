import type { IfMissing, Language, RejectReason } from '#contract/enumerations.ts';
import type { PaymentPart } from '#contract/payment-methods.ts';
import type { Ending } from '#domain/orders/ending.ts';
import type { ReceiptPart } from '#domain/orders/receipt.ts';

/** What letters about orders say in one language. Amounts, numbers and times come written. */
export type OrderWords = {
  readonly greeting: (firstName: string) => string;
  readonly placed: (number: number, store: string | null) => string;
  readonly thanks: string;
  readonly deliveredTo: (address: string) => string;
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
  readonly rounded: string;
  readonly follow: string;
  readonly noReceipts: string;
  readonly ended: (number: number, store: string | null) => string;
  readonly why: Readonly<Record<Exclude<Ending, 'received'>, string>>;
  readonly whyRejected: Readonly<Record<Exclude<RejectReason, 'other'>, string>>;
  readonly goesBack: (sum: string) => string;
  /** Null: cash that is no longer asked for is not refunded. */
  readonly backTo: Readonly<Record<PaymentPart, string | null>>;
  readonly cardTakes: string;
  readonly feeRetained: (sum: string) => string;
  readonly feeOpen: (sum: string) => string;
  readonly nothingTaken: string;
  readonly orders: string;
};

const english: OrderWords = {
  greeting: (firstName) => `Hello ${firstName},`,
  placed: (number, store) => (store === null ? `Your courier order ${number}` : `Your order ${number} from ${store}`),
  thanks: 'Thank you for your order. Here’s your receipt.',
  deliveredTo: (address) => `Delivery to ${address}.`,
  collected: (address) => `Collect from ${address}.`,
  carried: (from, to, receiver) => `Pickup from ${from}. Delivery to ${receiver}, ${to}.`,
  vehicle: (name) => `Vehicle: ${name}.`,
  ofParcel: {
    thanks: 'Thank you for your booking. Here’s your receipt.',
    receipt: { servicePrice: 'Courier', serviceTax: 'VAT on courier', serviceCost: 'Courier total' },
    follow: 'Follow your parcel',
    why: {
      cancelledByCustomer: 'You cancelled this courier order.',
      noCourier: 'No courier was available for your parcel.',
      rejectedByCourier: 'No courier could take your parcel.',
      cancelledByCourier: 'The courier had to cancel your parcel.',
      cancelledByStore: 'We had to cancel your courier order.',
      rejectedByStore: 'We couldn’t take your courier order.',
    },
  },
  arrival: (about, latest) => `Expected around ${about}, ${latest} at the latest.`,
  ifMissing: 'If an item is unavailable, the store will call you, unless noted otherwise below.',
  wish: { remove: 'If unavailable, remove', similar: 'If unavailable, replace with something similar' },
  receipt: {
    servicePrice: 'Delivery',
    serviceTax: 'VAT on delivery',
    serviceCost: 'Delivery total',
    itemPrice: 'Items',
    itemTax: 'VAT on items',
    serviceFees: 'Service fee',
    promoBonus: 'Promo',
    courierTip: 'Tip for the courier',
  },
  total: 'Total',
  vat: 'incl. VAT',
  paid: { wallet: 'Paid from wallet', card: 'Paid by card', twint: 'Paid with TWINT', cash: 'To pay in cash' },
  rounded: 'Rounded to',
  follow: 'Follow your order',
  noReceipts: 'Turn off receipts',
  ended: (number, store) =>
    store === null ? `Your courier order ${number} was cancelled` : `Your order ${number} from ${store} was cancelled`,
  why: {
    cancelledByCustomer: 'You cancelled this order.',
    rejectedByStore: 'The store couldn’t take your order.',
    cancelledByStore: 'The store had to cancel your order.',
    noCourier: 'No courier was available for your order.',
    rejectedByCourier: 'No courier could take your order.',
    cancelledByCourier: 'The courier had to cancel your order.',
    cancelled: 'This order was cancelled.',
    rejected: 'This order couldn’t be taken.',
  },
  whyRejected: {
    too_busy: 'The store had too many orders to take yours.',
    closing: 'The store was about to close and couldn’t take your order.',
    sold_out: 'An item in your order is sold out, so the store couldn’t take it.',
    out_of_reach: 'The store can’t deliver to your address, so it couldn’t take your order.',
  },
  goesBack: (sum) => `You’ll get ${sum} back.`,
  backTo: { wallet: 'Returned to your wallet', card: 'Refunded to your card', twint: 'Refunded with TWINT', cash: null },
  cardTakes: 'Your bank may take a few days to show the refund.',
  feeRetained: (sum) => `We’ve kept a ${sum} cancellation fee, as shown before you cancelled.`,
  feeOpen: (sum) => `${sum} of the cancellation fee stays open on your invoice. Nobody will come to collect it in cash.`,
  nothingTaken: 'You haven’t been charged.',
  orders: 'See your orders',
};

const french: OrderWords = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  placed: (number, store) => (store === null ? `Votre course ${number}` : `Votre commande ${number} chez ${store}`),
  thanks: 'Merci pour votre commande. Voici votre reçu.',
  deliveredTo: (address) => `Livraison : ${address}.`,
  collected: (address) => `Retrait : ${address}.`,
  carried: (from, to, receiver) => `Enlèvement : ${from}. Livraison : ${receiver}, ${to}.`,
  vehicle: (name) => `Véhicule : ${name}.`,
  ofParcel: {
    thanks: 'Merci pour votre réservation. Voici votre reçu.',
    receipt: { servicePrice: 'Course', serviceTax: 'TVA sur la course', serviceCost: 'Total course' },
    follow: 'Suivre votre colis',
    why: {
      cancelledByCustomer: 'Vous avez annulé cette course.',
      noCourier: 'Aucun livreur n’était disponible pour votre colis.',
      rejectedByCourier: 'Aucun livreur n’a pu prendre votre colis.',
      cancelledByCourier: 'Le livreur a dû renoncer à votre colis.',
      cancelledByStore: 'Nous avons dû annuler votre course.',
      rejectedByStore: 'Nous n’avons pas pu prendre votre course.',
    },
  },
  arrival: (about, latest) => `Prévue vers ${about}, ${latest} au plus tard.`,
  ifMissing: 'Si un article est indisponible, le commerce vous appelle, sauf indication contraire ci‑dessous.',
  wish: { remove: 'Si indisponible, retirer', similar: 'Si indisponible, remplacer par un article semblable' },
  receipt: {
    servicePrice: 'Livraison',
    serviceTax: 'TVA sur la livraison',
    serviceCost: 'Total livraison',
    itemPrice: 'Articles',
    itemTax: 'TVA sur les articles',
    serviceFees: 'Frais de service',
    promoBonus: 'Promotion',
    courierTip: 'Pourboire pour le livreur',
  },
  total: 'Total',
  vat: 'dont TVA',
  paid: { wallet: 'Payé avec le portefeuille', card: 'Payé par carte', twint: 'Payé avec TWINT', cash: 'À payer en espèces' },
  rounded: 'Arrondi à',
  follow: 'Suivre votre commande',
  noReceipts: 'Ne plus recevoir de reçus',
  ended: (number, store) =>
    store === null ? `Votre course ${number} a été annulée` : `Votre commande ${number} chez ${store} a été annulée`,
  why: {
    cancelledByCustomer: 'Vous avez annulé cette commande.',
    rejectedByStore: 'Le commerce n’a pas pu prendre votre commande.',
    cancelledByStore: 'Le commerce a dû annuler votre commande.',
    noCourier: 'Aucun livreur n’était disponible pour votre commande.',
    rejectedByCourier: 'Aucun livreur n’a pu prendre votre commande.',
    cancelledByCourier: 'Le livreur a dû renoncer à votre commande.',
    cancelled: 'Cette commande a été annulée.',
    rejected: 'Cette commande n’a pas pu être acceptée.',
  },
  whyRejected: {
    too_busy: 'Le commerce avait trop de commandes pour prendre la vôtre.',
    closing: 'Le commerce allait fermer et n’a pas pu prendre votre commande.',
    sold_out: 'Un article de votre commande est épuisé : le commerce n’a pas pu la prendre.',
    out_of_reach: 'Le commerce ne livre pas à votre adresse : il n’a pas pu prendre votre commande.',
  },
  goesBack: (sum) => `Nous vous remboursons ${sum}.`,
  backTo: { wallet: 'Recrédité sur votre portefeuille', card: 'Remboursé sur votre carte', twint: 'Remboursé avec TWINT', cash: null },
  cardTakes: 'Votre banque peut mettre quelques jours à afficher le remboursement.',
  feeRetained: (sum) => `Nous avons retenu ${sum} de frais d’annulation, comme indiqué avant l’annulation.`,
  feeOpen: (sum) => `${sum} de frais d’annulation restent ouverts sur votre facture. Personne ne viendra les encaisser en espèces.`,
  nothingTaken: 'Rien n’a été débité.',
  orders: 'Voir vos commandes',
};

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = { en: english, fr: french };
