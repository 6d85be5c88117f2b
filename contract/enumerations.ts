/** Enumerations of the wire contract (specification 3, section 4), each whole on purpose, also where nothing reads a value. */

export const DELIVERY_TYPE = { store: 1, courier: 2 } as const;
export const CANCELLATION_CHARGE = { percentage: 1, absolute: 2 } as const;
export const SPECIFICATION_TYPE = { chooseOne: 1, chooseSeveral: 2 } as const;
export const CASHBACK_MODE = { percent: 1, fixedAmount: 2 } as const;
export const PROMO_APPLIES_TO = { deliveries: 0, store: 2, deliveryService: 13, service: 20, product: 21, item: 22 } as const;
export const PROMO_RECURRENCE = { none: 0, daily: 1, weekly: 2, monthly: 3, annually: 4 } as const;
export const ROLE = { admin: 1, store: 2, subAdmin: 3, user: 7, provider: 8, providerVehicle: 9 } as const;
export const ADDRESS_TYPES = ['destination', 'pickup'] as const;
/** The storefront's own: what each end of a parcel's way must say. */
export const BOOKING_FIELDS = ['name', 'phone', 'address', 'note'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];
/** Sent on registration, forgotten password, referral check and card adding. */
export const REQUEST_TYPE = ROLE.user;
/** Sent on invoices. */
export const ORDER_TYPE = ROLE.user;
/** The storefront's own: the ages from which items may be sold. */
export const MINIMUM_AGES = [16, 18] as const;
/** The storefront's own: what is done about a line whose item is missing: the customer is called, it is taken off, or something like it comes. */
export const IF_MISSING = ['call', 'remove', 'similar'] as const;
export type IfMissing = (typeof IF_MISSING)[number];
/** The storefront's own: why a vehicle can't carry a trip. The trip is too far for it, or costs less than the tariff's minimum in it. */
export const VEHICLE_REFUSALS = ['tooFar', 'belowMinimum'] as const;
export type VehicleRefusal = (typeof VEHICLE_REFUSALS)[number];
/** The storefront's own: why a picture of a parcel is not taken. It has too many bytes, is neither JPEG nor PNG, can't be read as one, is too narrow, takes too much to be drawn, or there are as many as there may be. */
export const IMAGE_REFUSALS = ['tooLarge', 'notAnImage', 'unreadable', 'tooNarrow', 'tooHeavy', 'tooMany'] as const;
export type ImageRefusal = (typeof IMAGE_REFUSALS)[number];
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The payment id that means cash. */
export const CASH_PAYMENT_ID = 'cash';
/** The id of the one card gateway, fixed in the product. */
export const CARD_GATEWAY_ID = '5ca4d1e0c0ffee0000ca4d01';
/** The storefront's own: the id of the gateway of TWINT. */
export const TWINT_GATEWAY_ID = '5ca4d1e0c0ffee0000ca4d02';
/** The storefront's own: the ids of the gateways of Apple Pay and Google Pay. */
export const APPLE_PAY_GATEWAY_ID = '5ca4d1e0c0ffee0000ca4d03';
export const GOOGLE_PAY_GATEWAY_ID = '5ca4d1e0c0ffee0000ca4d04';

/** The storefront's own: why a store did not take an order; `other` is any other. */
export const REJECT_REASONS = ['too_busy', 'closing', 'sold_out', 'out_of_reach', 'other'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
