import type { AnswerOf } from '#contract/endpoint.ts';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import {
  ANY_PAYMENT_ID,
  PAYMENT_METHODS,
  type MethodPart,
  type PaymentMethod,
  type PaymentPart,
  type Sheet,
} from '#contract/payment-methods.ts';
import { isAtDoor, isByProvider } from './parts.ts';

type Offer = Pick<AnswerOf<typeof checkoutCalls.get_payment_gateway>, 'is_cash_payment_mode' | 'payment_gateway'>;

export const methodOf = (id: string | null | undefined): PaymentMethod | null => PAYMENT_METHODS.find((method) => method.id === id) ?? null;

const is = (id: string | null | undefined, such: (method: PaymentMethod) => boolean): boolean =>
  PAYMENT_METHODS.some((method) => method.id === id && such(method));

export const isPaidAtDoor = (id: string | null): boolean => is(id, ({ part }) => isAtDoor(part));
export const methodFields = (id: string) => ({ payment_id: id, is_payment_mode_cash: isPaidAtDoor(id) });
export const isConfirmed = (id: string | undefined): boolean => is(id, ({ part }) => isByProvider(part));
export const sheetOf = (id: string | null | undefined): Sheet | null => methodOf(id)?.sheet ?? null;
export const needsCard = (id: string | null): boolean => is(id, (method) => method.needsCard);
export const partElsewhere = (part: PaymentPart | null | undefined): MethodPart | undefined =>
  PAYMENT_METHODS.find((method) => method.part === part && method.isElsewhere)?.part;

/** The id that names a part's method on the wire; where a card pays, the card's own. */
export const methodIdOf = (part: MethodPart): string =>
  PAYMENT_METHODS.find((method) => method.part === part && !method.sheet)?.id ?? ANY_PAYMENT_ID;

export const methodsOffered = (offer: Offer): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter(({ id, gateway }) =>
    gateway === null ? offer.is_cash_payment_mode : offer.payment_gateway.some(({ _id }) => _id === id),
  );

/** Those that a device with these payment sheets can use, its sheets first. */
export const methodsHere = (methods: readonly PaymentMethod[], sheets: readonly Sheet[]): readonly PaymentMethod[] => [
  ...methods.filter(({ sheet }) => sheet && sheets.includes(sheet)),
  ...methods.filter(({ sheet }) => !sheet),
];

/**
 * What may bring money into a wallet: whatever a provider takes it by, what the device has (`sheets`) first. A wallet in another
 * currency than the city's is filled by card alone.
 */
export const methodsForTopUp = (
  offer: Offer & { readonly is_wallet_usable?: boolean | undefined },
  sheets: readonly Sheet[],
): readonly PaymentMethod[] =>
  methodsHere(methodsOffered(offer), sheets).filter(
    ({ part, needsCard: isCard }) => isByProvider(part) && (isCard || offer.is_wallet_usable !== false),
  );
