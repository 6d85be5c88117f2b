import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, CASH_PAYMENT_ID, GOOGLE_PAY_GATEWAY_ID, TWINT_GATEWAY_ID } from './enumerations.ts';

/**
 * How a part's money comes. `reserved`: of the wallet, when the customer pays. `captured`: by a provider that is asked before and
 * takes it with the order, or as soon as its customer says yes. `at once`: with the order, and nobody has to be asked. `at the door`: handed over, and owed until then.
 */
export type Taken = 'reserved' | 'captured' | 'at once' | 'at the door';

/** What can pay of an order, in the order in which it is listed, and in which a charge for cancelling is kept of it. */
const parts = [
  { part: 'wallet', taken: 'reserved' },
  { part: 'card', taken: 'captured' },
  { part: 'twint', taken: 'captured' },
  { part: 'cash', taken: 'at the door' },
] as const satisfies readonly { part: string; taken: Taken }[];

export type PaymentPart = (typeof parts)[number]['part'];
export const PAYMENT_PARTS: readonly { readonly part: PaymentPart; readonly taken: Taken }[] = parts;

/**
 * The ways to pay what the wallet leaves, as they are offered. `id` is the `payment_id` of a pay call; `gateway` its name where
 * `payment_gateway` lists it, null for the one that `is_cash_payment_mode` tells of; `needsCard`: a saved card, or one used once, pays;
 * `isElsewhere`: its customer says yes on a page of the provider’s and comes back by an address, and the provider takes the money then;
 * `sheet`: offered by a device that has it, approved on its payment sheet before anything is held, and then a card’s money like any.
 */
const methods = [
  { part: 'cash', id: CASH_PAYMENT_ID, gateway: null, needsCard: false, isElsewhere: false },
  { part: 'card', id: CARD_GATEWAY_ID, gateway: 'Card', needsCard: true, isElsewhere: false },
  { part: 'twint', id: TWINT_GATEWAY_ID, gateway: 'TWINT', needsCard: false, isElsewhere: true },
  { part: 'card', id: APPLE_PAY_GATEWAY_ID, gateway: 'Apple Pay', needsCard: false, isElsewhere: false, sheet: 'apple_pay' },
  { part: 'card', id: GOOGLE_PAY_GATEWAY_ID, gateway: 'Google Pay', needsCard: false, isElsewhere: false, sheet: 'google_pay' },
] as const satisfies readonly {
  part: PaymentPart;
  id: string;
  gateway: string | null;
  needsCard: boolean;
  isElsewhere: boolean;
  sheet?: string;
}[];

/** The part that a method pays. */
export type MethodPart = (typeof methods)[number]['part'];
/** A payment sheet that a device may have. */
export type Sheet = Extract<(typeof methods)[number], { sheet: string }>['sheet'];
export type PaymentMethod = {
  readonly part: MethodPart;
  readonly id: string;
  readonly gateway: string | null;
  readonly needsCard: boolean;
  readonly isElsewhere: boolean;
  readonly sheet?: Sheet;
};
export const PAYMENT_METHODS: readonly PaymentMethod[] = methods;

/** What is sent where the wallet pays for everything: any method's id goes. */
export const ANY_PAYMENT_ID = CARD_GATEWAY_ID;
