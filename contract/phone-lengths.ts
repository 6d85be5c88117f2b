/** How many digits a phone number has at least and at most, by where it is typed (3-reference, section 9). */

/** The server's outer bound on a phone number's digits. */
export const PHONE_LENGTH = { minimum: 8, maximum: 15 } as const;
export const SIGN_UP_PHONE_LENGTH = { minimum: 9, maximum: 12 } as const;
export const BASKET_PHONE_LENGTH = { minimum: 8, maximum: 12 } as const;
export const HOPPER_PHONE_LENGTH = { minimum: 9, maximum: 10 } as const;
export const COURIER_PHONE_LENGTH = { minimum: 8, maximum: 12 } as const;
